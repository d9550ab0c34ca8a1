import { features } from './features/list.ts';
import type { Text } from './text.ts';

/** The operation log text of each writing call, by its path. */
export const operationTexts: Readonly<Record<string, Text>> = Object.assign(
  {},
  ...features.map(({ log }) => log),
);
