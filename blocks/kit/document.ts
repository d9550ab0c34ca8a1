import { t } from '#contract/text.ts';
import {
  colour,
  initialSettings,
  number,
  phrase,
  picture,
  toggle,
  type Fields,
  type SettingsOf,
} from './fields.ts';
import { initialOf, type BlockSpec, type Settings } from './spec.ts';

export const defaultBackground = 'rgba(238,241,244,1)';

/** The settings of a page; the names are those of the specification. */
export const setupFields = {
  name: phrase(t('页面名称', 'Page name', '頁面名稱'), {
    initial: t('页面标题', 'Page title', '頁面標題'),
    max: 25,
  }),
  title: phrase(t('浏览器标题', 'Browser title', '瀏覽器標題'), { initial: '', max: 25 }),
  details: phrase(t('页面描述', 'Description', '頁面描述'), {
    initial: '',
    max: 200,
    rows: 3,
    required: t('请输入页面描述', 'Please enter a page description', '請輸入頁面描述'),
  }),
  isDiyLink: toggle(t('自定义链接', 'Custom link', '自訂連結'), false, {
    hint: t(
      '旧版页面的设置，会保留和导出，但不起作用；链接请在各模块中设置。',
      'From the older editor: kept and exported, but without effect. Set links in the blocks.',
      '舊版頁面的設定，會保留和匯出，但不起作用；連結請在各模組中設定。',
    ),
  }),
  isPerson: toggle(t('隐藏页头与页尾', 'Hide header and footer', '隱藏頁首與頁尾'), false),
  isBack: toggle(t('返回按钮', 'Back button', '返回按鈕'), true),
  titleHeight: number(t('页头高度', 'Header height', '頁首高度'), {
    initial: 35,
    min: 35,
    max: 100,
    unit: 'px',
  }),
  bgColor: colour(t('背景颜色', 'Background', '背景顏色'), defaultBackground, {
    hint: t(
      '默认背景随手机的深色模式变暗；选定的背景让整页保持原样',
      'The default turns dark with the phone; with a background of its own the whole page stays as designed',
      '預設背景隨手機的深色模式變暗；選定的背景讓整頁保持原樣',
    ),
  }),
  bgImg: picture(t('背景图片', 'Background picture', '背景圖片')),
  shareImg: picture(t('分享图片', 'Sharing picture', '分享圖片')),
};
export type PageSetup = SettingsOf<typeof setupFields>;

/** A block on a page. Unknown types are kept unchanged. */
export type Block = {
  id: string;
  type: string;
  /** The version of its settings. */
  version: number;
  settings: Settings;
  /** What its author calls it; consumers never see it. */
  name?: string;
  /** It stays in the document and is left out of the page that consumers see. */
  hidden?: true;
  /** When consumers begin and cease to see it, as ISO texts; without them they always do. */
  from?: string;
  until?: string;
  /** It is part of a shared section of the company: its number, and the block in it. Copies are not. */
  shared?: Shared;
  /** The block as stored by the older editor; only `blocks/legacy` reads it. */
  kept?: unknown;
};
export type Shared = { section: number; part: string };

/** A page as stored: its blocks, and separately their order. */
export type PageDocument = {
  schema: 1;
  setup: PageSetup;
  order: readonly string[];
  blocks: Readonly<Record<string, Block>>;
  /** The page as stored by the older editor; only `blocks/legacy` reads it. */
  kept?: unknown;
};

/** The maximum number of blocks. */
export const mostBlocks = 300;

export const emptySetup: PageSetup = initialSettings(setupFields);

/** The blocks of a page from top to bottom. */
export const blocksOf = ({ order, blocks }: PageDocument): Block[] =>
  order.flatMap((id) => (Object.hasOwn(blocks, id) ? (blocks[id] ?? []) : []));

/** The longest name that an author can give a block. */
export const longestBlockName = 40;

/** A page as consumers see it, without its hidden blocks and without the names that its author gave to the others. */
export function shownPage(page: PageDocument): PageDocument {
  const shown = blocksOf(page).filter(({ hidden }) => !hidden);
  return {
    ...page,
    order: shown.map(({ id }) => id),
    blocks: Object.fromEntries(
      shown.map(({ name: _name, shared: _shared, ...block }) => [block.id, block]),
    ),
  };
}

/** A block as one of its own. */
export const unshared = <B extends Pick<Block, 'shared'>>({ shared: _, ...block }: B) => block;

/** A new block with its defaults and these settings. */
export const newBlock = <F extends Fields>(
  spec: BlockSpec<F>,
  settings: Partial<SettingsOf<F>> = {},
): Omit<Block, 'id'> => ({
  type: spec.type,
  version: spec.version,
  settings: { ...initialOf(spec), ...settings },
});

/** A page of these blocks, with their index as id. */
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
