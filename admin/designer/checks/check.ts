import type { Text } from '#contract/text.ts';
import type { Path } from '../model/page-edits.ts';

/** Something to look at before a page is published. */
export type Check = {
  /** A fault keeps the page from being published; advice does not. */
  kind: 'fault' | 'advice';
  /** Empty for the page. */
  block: string;
  path: Path;
  text: Text;
};
export type Known = {
  has3d: boolean;
  /** How many bytes are behind an address, as far as that is known. */
  sizes: ReadonlyMap<string, number>;
};
