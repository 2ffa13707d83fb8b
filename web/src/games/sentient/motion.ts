// How dice move.

import { motion } from '../../lib/motion';

/** A die rolls on by a face. */
export const rolled = motion({ duration: 180 }, (_t, u) => `transform: rotate(${-90 * u}deg)`);
