export type TerritoryTime = 'now' | 'coming' | 'over';

/** Today in Shanghai. */
export const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Whether a territory is in force on a day. */
export function timeOf(
  { from_day: from, until_day: until }: { from_day: string; until_day: string | null },
  day = today(),
): TerritoryTime {
  if (from > day) return 'coming';
  return until !== null && until < day ? 'over' : 'now';
}
