export const partKinds = ['product', 'component', 'material'] as const;
export type PartKind = (typeof partKinds)[number];
/** When a warranty begins to run. */
export const warrantyStarts = ['activation', 'sale', 'shipment'] as const;
export type WarrantyStart = (typeof warrantyStarts)[number];
