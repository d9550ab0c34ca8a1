import { languages } from '#contract/language.ts';
import { say, t, type Text } from '#contract/text.ts';
import { blocksOf, mostBlocks, type PageDocument } from './kit/document.ts';
import { findSpec } from './list.ts';

/** A problem of a page: where, and what. */
export type Fault = {
  /** Empty for the page as a whole. */
  block: string;
  path: readonly (string | number)[];
  message: Text | null;
  /** Only missing: the page may be saved, but not published. */
  isMissing: boolean;
};

const texts = {
  missing: t(
    '顺序中的模块不存在',
    'The block order contains a block that doesn’t exist',
    '順序中的模組不存在',
  ),
  twice: t('模块在顺序中重复', 'A block appears twice in the order', '模組在順序中重複'),
  lost: t('模块不在顺序中', 'A block is missing from the order', '模組不在順序中'),
  misnamed: t('模块的编号不一致', 'A block has inconsistent ids', '模組的編號不一致'),
  tooMany: t('页面最多 {n} 个模块', 'A page has at most {n} blocks', '頁面最多 {n} 個模組'),
  only: t(
    '一个页面只能有一个“{name}”',
    'A page can have only one “{name}”',
    '一個頁面只能有一個「{name}」',
  ),
};
const filledIn = (text: Text, params: (language: keyof Text) => Record<string, string | number>) =>
  Object.fromEntries(
    languages.map((language) => [language, say(text, language, params(language))]),
  ) as Text;

const faultAt = (block: string, message: Text): Fault => ({
  block,
  path: [],
  message,
  isMissing: false,
});

/** Contradictions between order and blocks. */
export function contradictionsIn({ order, blocks }: PageDocument): Fault[] {
  const named = new Set(order);
  const inOrder = order.flatMap((id, at) => {
    if (!Object.hasOwn(blocks, id)) return [faultAt(id, texts.missing)];
    return order.indexOf(id) === at ? [] : [faultAt(id, texts.twice)];
  });
  const inBlocks = Object.entries(blocks).flatMap(([id, block]) => [
    ...(named.has(id) ? [] : [faultAt(id, texts.lost)]),
    ...(block.id === id ? [] : [faultAt(id, texts.misnamed)]),
  ]);
  return [...inOrder, ...inBlocks];
}

/** Rules for all pages: order and blocks agree, and limits per type are kept. */
export function rulesOfPage(page: PageDocument): Fault[] {
  const blocks = blocksOf(page);
  const tooMany = filledIn(texts.tooMany, () => ({ n: mostBlocks }));
  const surplus = blocks.filter(
    ({ type }, at) =>
      findSpec(type)?.isOnly && blocks.findIndex((other) => other.type === type) < at,
  );
  return [
    ...(page.order.length > mostBlocks ? [faultAt('', tooMany)] : []),
    ...contradictionsIn(page),
    ...surplus.map(({ id, type }) => faultAt(id, onlyOne(type))),
  ];
}

const onlyOne = (type: string) =>
  filledIn(texts.only, (language) => ({ name: findSpec(type)?.name[language] ?? type }));
