// A bot for any game in JavaScript: a legal move at random, the same for the same seed.
//
//     tinkertable match sentient --bots "exec:node examples/bots/shuffled.mjs,random"

import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    say({ type: 'hello', protocol: 1, name: 'shuffled' });
  } else if (message.type === 'turn') {
    const { turn, legal, seed } = message;
    say({ type: 'move', turn, text: legal[seed % legal.length] });
  } else if (message.type === 'result') {
    break;
  }
}
