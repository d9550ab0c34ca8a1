import { t, type Text } from '#contract/text.ts';

/** The states of an identifier, with the number stored in the database. */
export const identifierStates = {
  unallocated: 0,
  allocated: 1,
  encoded: 2,
  commissioned: 3,
  packed: 4,
  shipped: 5,
  received: 6,
  sold: 7,
  activated: 8,
  scrapped: 20,
  sampled: 21,
  frozen: 22,
  voided: 23,
  recalled: 24,
  returned: 25,
  destroyed: 26,
} as const;
export type IdentifierState = keyof typeof identifierStates;
export const stateNames = Object.keys(identifierStates) as IdentifierState[];
const byNumber = new Map(stateNames.map((name) => [identifierStates[name] as number, name]));
/** The state for a number stored in the database. */
export const stateOf = (number: number): IdentifierState => byNumber.get(number)!;

export const stateTexts: Record<IdentifierState, Text> = {
  unallocated: t('未分配', 'Unallocated', '未分配'),
  allocated: t('已分配', 'Allocated', '已分配'),
  encoded: t('已赋码', 'Encoded', '已賦碼'),
  commissioned: t('已绑定', 'Commissioned', '已綁定'),
  packed: t('已装箱', 'Packed', '已裝箱'),
  shipped: t('已发货', 'Shipped', '已出貨'),
  received: t('已收货', 'Received', '已收貨'),
  sold: t('已销售', 'Sold', '已銷售'),
  activated: t('已激活', 'Activated', '已啟用'),
  scrapped: t('已报废', 'Scrapped', '已報廢'),
  sampled: t('已抽样', 'Sampled', '已抽樣'),
  frozen: t('已冻结', 'Frozen', '已凍結'),
  voided: t('已作废', 'Voided', '已作廢'),
  recalled: t('已召回', 'Recalled', '已召回'),
  returned: t('已退货', 'Returned', '已退貨'),
  destroyed: t('已销毁', 'Destroyed', '已銷毀'),
};

/** The moves of identifiers; each command of the product is one of them. */
type Move = {
  from: readonly IdentifierState[];
  /** `before` returns to the state before the freeze. */
  to: IdentifierState | 'before';
};

const onTheWay: readonly IdentifierState[] = [
  'unallocated',
  'allocated',
  'encoded',
  'commissioned',
  'packed',
  'shipped',
  'received',
  'sold',
  'activated',
  'returned',
];
const inTheHouse: readonly IdentifierState[] = ['allocated', 'encoded', 'commissioned', 'packed'];
const outside: readonly IdentifierState[] = ['shipped', 'received', 'sold', 'activated'];
const asMoves = <K extends string>(moves: Record<K, Move>): Record<K, Move> => moves;

/** The allowed moves, used by every command. */
export const moves = asMoves({
  allocate: { from: ['unallocated'], to: 'allocated' },
  print: { from: ['unallocated', 'allocated', 'encoded'], to: 'encoded' },
  bind: { from: ['unallocated', 'allocated', 'encoded'], to: 'commissioned' },
  unbind: { from: ['commissioned'], to: 'encoded' },
  /** A box or pallet gets its first content, and loses its last. */
  fill: { from: ['unallocated', 'allocated', 'encoded'], to: 'commissioned' },
  empty: { from: ['commissioned'], to: 'encoded' },
  pack: { from: ['commissioned'], to: 'packed' },
  unpack: { from: ['packed'], to: 'commissioned' },
  ship: { from: ['commissioned', 'packed', 'received'], to: 'shipped' },
  receive: { from: ['shipped'], to: 'received' },
  sell: { from: ['commissioned', 'packed', 'shipped', 'received'], to: 'sold' },
  activate: { from: ['shipped', 'received', 'sold'], to: 'activated' },
  return: { from: outside, to: 'returned' },
  restock: { from: ['returned'], to: 'commissioned' },
  scrap: { from: [...inTheHouse, 'returned'], to: 'scrapped' },
  sample: { from: inTheHouse, to: 'sampled' },
  freeze: { from: onTheWay, to: 'frozen' },
  unfreeze: { from: ['frozen'], to: 'before' },
  void: { from: [...onTheWay, 'frozen', 'scrapped', 'sampled'], to: 'voided' },
  recall: { from: [...outside, 'frozen', 'packed', 'commissioned', 'returned'], to: 'recalled' },
  destroy: { from: ['scrapped', 'sampled', 'voided', 'recalled', 'returned'], to: 'destroyed' },
});
export type MoveName = keyof typeof moves;

export const mayMove = (move: MoveName, from: IdentifierState): boolean =>
  moves[move].from.includes(from);
