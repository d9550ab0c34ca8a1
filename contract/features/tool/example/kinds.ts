/** What a trial company can be filled with, in the order in which it is made. */
export const exampleKinds = [
  'products',
  'partners',
  'pages',
  'batches',
  'codes',
  'security',
  'scans',
  'repairs',
] as const;
export type ExampleKind = (typeof exampleKinds)[number];

/** What each kind cannot do without. */
export const exampleNeeds: Record<ExampleKind, readonly ExampleKind[]> = {
  products: [],
  partners: [],
  pages: [],
  batches: ['products'],
  codes: ['products', 'batches'],
  security: [],
  scans: ['products', 'batches', 'codes'],
  repairs: ['products', 'batches', 'codes'],
};

/** The kinds that were chosen with all that they need, in their order. */
export const withNeeds = (kinds: readonly ExampleKind[]): ExampleKind[] =>
  exampleKinds.filter(
    (kind) => kinds.includes(kind) || kinds.some((one) => exampleNeeds[one].includes(kind)),
  );

export const exampleSizes = ['small', 'medium', 'large'] as const;
export type ExampleSize = (typeof exampleSizes)[number];

/** How much of each kind; the identifiers are those of all batches together. */
export const exampleAmounts: Record<ExampleSize, Record<ExampleKind, number>> = {
  small: {
    products: 8,
    partners: 6,
    pages: 1,
    batches: 3,
    codes: 600,
    security: 100,
    scans: 300,
    repairs: 3,
  },
  medium: {
    products: 18,
    partners: 10,
    pages: 2,
    batches: 8,
    codes: 6_400,
    security: 500,
    scans: 2_000,
    repairs: 6,
  },
  large: {
    products: 30,
    partners: 14,
    pages: 2,
    batches: 16,
    codes: 64_000,
    security: 2_000,
    scans: 12_000,
    repairs: 8,
  },
};
