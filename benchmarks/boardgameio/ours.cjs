// Two clients at one of our tables: the next move as soon as the other has seen the last.
const { WebSocket } = require('ws') // the one the peer's client comes with
const { report } = require('./report.cjs')

const [url, game, options, seconds] = process.argv.slice(2)

const arrive = async (name) => {
  let cookie = ''
  const post = async (path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: url, ...(cookie && { cookie }) },
    })
    const set = answer.headers.getSetCookie()
    if (set.length) cookie = set.map((line) => line.split(';')[0]).join('; ')
    if (!answer.ok) throw new Error(await answer.text())
    return answer.status === 204 ? null : answer.json()
  }
  await post('/me', { name })
  const sit = (id) => new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/live`, {
    headers: { cookie, origin: url }, perMessageDeflate: false,
  })
  return { post, sit }
}

const play = async (guests, delays) => {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await guests[0].post('/tables', { game, seats, options: JSON.parse(options) })
  await guests[1].post(`/tables/${made.table.id}/sit`, { seat: 2, invite: made.invite })
  const states = [null, null]
  let wake = () => {}
  const sockets = guests.map((guest, at) => {
    const socket = guest.sit(made.table.id)
    socket.on('message', (text) => {
      const message = JSON.parse(text)
      if (message.type === 'error') throw new Error(text)
      if (message.type === 'state') { states[at] = message; wake() }
    })
    return socket
  })
  const until = (done) => new Promise((resolve) => {
    wake = () => { if (done()) { wake = () => {}; resolve() } }
    wake()
  })
  await until(() => states[0] && states[1])
  const same = () => states[0].number === states[1].number // each has seen all the other has
  for (let count = 0; !states[0].over; count += 1) {
    const mover = states.findIndex((state) => state.legal.length)
    const { legal, turn, viewer } = states[mover]
    const before = states[1 - mover].number
    const text = legal[(count * 7) % legal.length]
    const sent = performance.now()
    sockets[mover].send(JSON.stringify({ type: 'move', id: `m${count}`, seat: viewer, turn, text }))
    await until(() => states[1 - mover].number > before)
    delays.push(performance.now() - sent)
    await until(same)
  }
  sockets.forEach((socket) => socket.close())
}

const main = async () => {
  const guests = [await arrive('Anna'), await arrive('Boris')]
  const delays = []
  const begun = performance.now()
  while (performance.now() - begun < Number(seconds) * 1000) await play(guests, delays)
  report(delays)
}

main()
