// The smallest game with turns: what is measured is the way of a move, not its rules.
module.exports = {
  name: 'count',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => { G.count += 1 } },
}
