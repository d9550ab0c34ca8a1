import type { Asker } from './tries.ts';

/** Somebody who types security codes. */
export const askerNamed = (name: string): Asker => ({ address: name, wide: null, device: name });
export const asker = askerNamed('1');
