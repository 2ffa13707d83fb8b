// What is pointed at elsewhere comes into sight.

import type { Attachment } from 'svelte/attachments';
import { isStill } from '../lib/settings.svelte';

/** Scrolls there, if it is out of sight, as soon as it is `wanted`. */
export const inSight =
  (wanted: boolean): Attachment =>
  (node) => {
    if (wanted) node.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
  };
