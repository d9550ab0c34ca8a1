/** What happens to a warranty after its activation. */
export const warrantyStepKinds = [
  'extended',
  'transferred',
  'voided',
  'replaced',
  'inherited',
] as const;
export type WarrantyStepKind = (typeof warrantyStepKinds)[number];

/** A warranty ends soon: within so many days. */
export const expiringDays = ['30', '60', '90'] as const;

export const warrantyLimits = {
  /** Months of one extension, and of all of them together. */
  extension: 120,
  extensions: 600,
} as const;
