import { features } from './features/list.ts';
import type { Text } from './text.ts';

/** What each writing call means to the person who made it, by its path; the operation log shows it. */
export const operationTexts: Readonly<Record<string, Text>> = Object.assign(
  {},
  ...features.map(({ log }) => log),
);
