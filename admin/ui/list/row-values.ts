export const valueOf = (row: object, field: string): unknown =>
  (row as Record<string, unknown>)[field];
