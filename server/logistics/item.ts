import type { IdentifierState } from '#contract/codes/states.ts';

/** One unit, box or pallet that a command is about. */
export type Item = {
  seq: number;
  /** What was scanned: itself, or the box or pallet it is in. */
  root: number;
  /** 0 unit, 1 box, 2 pallet. */
  level: number;
  state: IdentifierState;
  part_id: number | null;
  batch_id: number | null;
  parent_seq: number | null;
  dealer_id: number | null;
  customer_id: number | null;
  /** A stored code; standard ones are computed. */
  code: string | null;
};

/** What a command is about: everything that was scanned, and all that is in it. */
export type Goods = { items: Item[]; units: Item[]; containers: Item[] };

export const goodsOf = (items: Item[]): Goods => ({
  items,
  units: items.filter(({ level }) => level === 0),
  containers: items.filter(({ level }) => level > 0),
});
/** Only some of these goods. */
export const among = (goods: Goods, keep: (item: Item) => boolean): Goods =>
  goodsOf(goods.items.filter(keep));
/** Only those with these numbers. */
export const onlyAmong = (goods: Goods, numbers: ReadonlySet<number>): Goods =>
  among(goods, ({ seq }) => numbers.has(seq));
