export const covertKinds = ['bound', 'standalone'] as const;
export type CovertKind = (typeof covertKinds)[number];
