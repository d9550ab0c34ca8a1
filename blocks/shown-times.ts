import { t } from '#contract/text.ts';
import { blocksOf, type Block, type PageDocument } from './kit/document.ts';
import { moment } from './kit/fields.ts';

/** When a block is shown. Beside its settings, so every block has it, and older pages stay valid. */
export const timeFields = {
  from: moment(t('开始显示', 'Shown from', '開始顯示')),
  until: moment(
    t('停止显示', 'Shown until', '停止顯示'),
    t(
      '到时间自动显示或收起，不用重新发布；不填就一直显示',
      'It appears and goes by itself, without publishing again. Left empty, it is always shown.',
      '到時間自動顯示或收起，不用重新發布；不填就一直顯示',
    ),
  ),
};
export type TimeName = keyof typeof timeFields;
export const timeNames = ['from', 'until'] as const satisfies readonly TimeName[];

type Timed = Pick<Block, TimeName>;
const isTimed = ({ from, until }: Timed) => from !== undefined || until !== undefined;

/** Whether a block is shown at a time. */
export const isInTime = ({ from, until }: Timed, now: number): boolean =>
  (from === undefined || now >= Date.parse(from)) &&
  (until === undefined || now < Date.parse(until));

/** Whether there is no time at which a block is shown. */
export const isNever = ({ from, until }: Timed): boolean =>
  from !== undefined && until !== undefined && Date.parse(until) <= Date.parse(from);

const known = new WeakMap<PageDocument, Map<string, PageDocument>>();

/** A page without the blocks that are not shown now. The same page while the same blocks are shown: it is a key of caches. */
export function pageAt(page: PageDocument, now: number): PageDocument {
  const byBlocks = known.get(page);
  if (!byBlocks) {
    known.set(page, new Map());
    return pageAt(page, now);
  }
  const gone = blocksOf(page).filter((block) => isTimed(block) && !isInTime(block, now));
  if (gone.length === 0) return page;
  const name = gone.map(({ id }) => id).join();
  const before = byBlocks.get(name);
  if (before) return before;
  const isShown = (id: string) => gone.every((block) => block.id !== id);
  const made: PageDocument = {
    ...page,
    order: page.order.filter(isShown),
    blocks: Object.fromEntries(Object.entries(page.blocks).filter(([id]) => isShown(id))),
  };
  byBlocks.set(name, made);
  return made;
}
