// What the delays of a run came to.
module.exports.report = (delays) => {
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length
  delays.sort((a, b) => a - b)
  const p99 = delays[Math.floor(delays.length * 0.99)]
  console.log(JSON.stringify({ mean_ms: Number(mean.toFixed(3)),
    moves_per_second: Math.round(1000 / mean), p99_ms: Number(p99.toFixed(2)), moves: delays.length }))
  process.exit(0)
}
