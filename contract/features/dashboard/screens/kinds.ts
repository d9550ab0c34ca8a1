/** The data screens for the wall. */
export const screenKinds = [
  'shipment',
  'packing',
  'production',
  'sale',
  'dealer',
  'customer',
  'order',
] as const;
export type ScreenKind = (typeof screenKinds)[number];

/** The days that a screen counts: today, or so many up to today. */
export const screenPeriods = { today: 1, week: 7, month: 30 } as const;
export type ScreenPeriod = keyof typeof screenPeriods;
export const screenPeriodNames = Object.keys(screenPeriods) as [ScreenPeriod, ...ScreenPeriod[]];

/** The big figures of each screen, in their order. */
export const screenFigures = {
  shipment: ['shipped', 'received', 'returned', 'open', 'transit', 'late'],
  packing: ['packed', 'boxes', 'pallets', 'partial', 'filling', 'bound'],
  production: ['bound', 'left', 'producing', 'released', 'planned', 'held'],
  sale: ['sold', 'dealerSold', 'sellers', 'returned', 'activated', 'disputed'],
  dealer: ['shipped', 'received', 'sold', 'returned', 'sellers', 'late'],
  customer: ['shipped', 'orders', 'active', 'transit', 'added', 'all'],
  order: ['orders', 'amount', 'units', 'draft', 'running', 'late'],
} as const satisfies Record<ScreenKind, readonly string[]>;
export type ScreenFigure<Kind extends ScreenKind = ScreenKind> =
  (typeof screenFigures)[Kind][number];

/** The rankings of each screen. */
export const screenRanks = {
  shipment: ['receiver', 'part'],
  packing: ['part', 'batch'],
  production: ['progress', 'part'],
  sale: ['part', 'dealer'],
  dealer: ['sold', 'received'],
  customer: ['shipped', 'orders'],
  order: ['buyer', 'part'],
} as const satisfies Record<ScreenKind, readonly string[]>;
export type ScreenRank<Kind extends ScreenKind = ScreenKind> = (typeof screenRanks)[Kind][number];

/** What is drawn day by day; the first is drawn as bars. */
export const screenTrends = {
  shipment: ['shipped', 'received'],
  packing: ['packed', 'bound'],
  production: ['bound'],
  sale: ['sold', 'activated'],
  dealer: ['received', 'sold'],
  customer: ['shipped'],
  order: ['orders'],
} as const satisfies { [Kind in ScreenKind]: readonly ScreenFigure<Kind>[] };

/** At least so many days are drawn, however short the period is. */
export const fewestDays = 14;
/** Names in a ranking, and lines of what happened last. */
export const mostRanked = 4;
export const mostLatest = 5;
