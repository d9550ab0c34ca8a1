/** The stages of a code, in order. */
export const metrics = [
  'generated',
  'printed',
  'bound',
  'packed',
  'shipped',
  'sold',
  'scanned',
  'verified',
  'activated',
] as const;
export type Metric = (typeof metrics)[number];
export const groupings = ['day', 'part', 'batch', 'province'] as const;
export type Grouping = (typeof groupings)[number];
