// When a drawing has come to rest.

import { tick } from 'svelte';

const LONGEST = 3000; // ms: what moves longer than that explains nothing

const moving = (node: Element): Animation[] =>
  node
    .getAnimations({ subtree: true })
    .filter(
      (one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) < LONGEST,
    );
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits until nothing moves inside, but not for ever: a hidden page does not move at all. */
export async function atRest(node: Element): Promise<void> {
  const enough = pause(LONGEST);
  await tick();
  await pause(0);
  let over = false;
  void enough.then(() => (over = true));
  for (let found = moving(node); found.length && !over; found = moving(node)) {
    await Promise.race([Promise.allSettled(found.map((one) => one.finished)), enough]);
    await pause(0); // one movement may be followed by another
  }
}
