import type { CampaignCard } from '#blocks/kit/scene.ts';
import type { Text } from '#contract/text.ts';
import type { Path } from '../model/block-edits.ts';

/** A check result of a page. */
export type Check = {
  /** A fault prevents publishing; advice does not. */
  kind: 'fault' | 'advice';
  /** Empty for the page. */
  block: string;
  path: Path;
  text: Text;
};
export type Known = {
  has3d: boolean;
  /** The size in bytes of the file at a URL, as far as known. */
  sizes: ReadonlyMap<string, number>;
  /** The company's reward campaigns by id, once they are known. */
  campaigns?: Readonly<Record<number, CampaignCard>>;
};
