import type { Starter } from './starter.ts';

/** Every page that ships to begin others with. */
export const starters: readonly Starter[] = [];
