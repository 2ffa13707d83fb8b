// Two clients at one match: the next move as soon as the other has seen the last.
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const game = require('./game.cjs')
const { report } = require('./report.cjs')

const [port, seconds] = process.argv.slice(2).map(Number)
const url = `http://localhost:${port}`

const main = async () => {
  const matchID = `match-${Date.now()}` // the server makes a match that it does not know
  const clients = ['0', '1'].map((playerID) => Client({
    game, numPlayers: 2, matchID, playerID, debug: false, multiplayer: SocketIO({ server: url }),
  }))
  const shown = [-1, -1]
  let wake = () => {}
  clients.forEach((client, at) => {
    client.subscribe((state) => { if (state) { shown[at] = state.G.count; wake() } })
    client.start()
  })
  const until = (done) => new Promise((resolve) => {
    wake = () => { if (done()) { wake = () => {}; resolve() } }
    wake()
  })
  await until(() => shown[0] === 0 && shown[1] === 0)
  const delays = []
  const begun = performance.now()
  for (let count = 0; performance.now() - begun < seconds * 1000; count += 1) {
    const mover = count % 2
    const sent = performance.now()
    clients[mover].moves.step()
    await until(() => shown[1 - mover] === count + 1)
    delays.push(performance.now() - sent)
  }
  report(delays)
}

main()
