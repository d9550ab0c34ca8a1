/** The kinds of sample data, in the order in which they are made. */
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

/** The kinds each one depends on. */
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

/** The chosen kinds with their dependencies, in order. */
export const withNeeds = (kinds: readonly ExampleKind[]): ExampleKind[] =>
  exampleKinds.filter(
    (kind) => kinds.includes(kind) || kinds.some((one) => exampleNeeds[one].includes(kind)),
  );

export const exampleSizes = ['small', 'medium', 'large'] as const;
export type ExampleSize = (typeof exampleSizes)[number];

/** The amount of each kind; identifiers are the total of all batches. */
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
