import type { Settings } from './spec.ts';
import type { Words } from './words.ts';

/** What is set for a page as a whole; the names are those of the specification. */
export type PageSetup = {
  name: Words;
  title: Words;
  details: Words;
  isDiyLink: boolean;
  isPerson: boolean;
  isBack: boolean;
  titleHeight: number;
  bgColor: string;
  bgImg: string;
  shareImg: string;
};

/** A block on a page. What its type is need not be known here: one that is no longer made is kept untouched. */
export type Block = {
  id: string;
  type: string;
  /** The version of its settings. */
  version: number;
  settings: Settings;
};

/** A page as it is stored: which blocks there are, and apart from that in which order. */
export type PageDocument = {
  schema: 1;
  setup: PageSetup;
  order: readonly string[];
  blocks: Readonly<Record<string, Block>>;
};

export const defaultBackground = 'rgba(238,241,244,1)';

export const emptySetup: PageSetup = {
  name: { zh_CN: '页面标题', en: 'Page title', zh_TW: '頁面標題' },
  title: '',
  details: '',
  isDiyLink: false,
  isPerson: false,
  isBack: true,
  titleHeight: 35,
  bgColor: defaultBackground,
  bgImg: '',
  shareImg: '',
};

/** The blocks of a page from top to bottom. */
export const blocksOf = ({ order, blocks }: PageDocument): Block[] =>
  order.flatMap((id) => blocks[id] ?? []);

/** A page of these blocks, each under its place's number. */
export function pageOf(
  blocks: readonly Omit<Block, 'id'>[],
  setup: Partial<PageSetup> = {},
): PageDocument {
  const named = blocks.map((block, at) => ({ ...block, id: `b${at + 1}` }));
  return {
    schema: 1,
    setup: { ...emptySetup, ...setup },
    order: named.map(({ id }) => id),
    blocks: Object.fromEntries(named.map((block) => [block.id, block])),
  };
}
