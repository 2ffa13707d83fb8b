// In memory, or with its own store of files if a folder is named: it does not wait for the disk.
const { FlatFile, Origins, Server } = require('boardgame.io/server')
const game = require('./game.cjs')

const [port, dir] = process.argv.slice(2)
const db = dir && new FlatFile({ dir })
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db && { db }) })
server.run({ port: Number(port), callback: () => process.stdout.write('ready\n') })
