/** What is recorded about a product while it is made: process steps, inspections and tests. */
export const qualityKinds = ['process', 'qc', 'test'] as const;
export type QualityKind = (typeof qualityKinds)[number];

/** `info`: done, but neither passed nor failed. */
export const qualityResults = ['pass', 'fail', 'info'] as const;
export type QualityResult = (typeof qualityResults)[number];

export const qualityLimits = {
  /** Rows of one sheet and cells of one save. */
  sheetRows: 5_000,
  sheetCells: 5_000,
  /** Records of one call of a machine. */
  collected: 1_000,
  /** Points of a trend; the newest are kept. */
  points: 5_000,
  steps: 100,
  days: 366,
} as const;
