import type { Tx } from '../database/database.ts';
import { findObstacles } from '../quality/gate.ts';
import type { Item } from './item.ts';
import type { Culprit } from './refuse.ts';

/** Units that lack a required inspection, or failed it. */
export async function uninspected(
  tx: Tx,
  companyId: number,
  items: readonly Item[],
): Promise<Culprit[]> {
  const units = items.filter(({ level }) => level === 0);
  const obstacles = await findObstacles(tx, companyId, units);
  return units.flatMap((item): Culprit[] => {
    const found = obstacles.get(item.seq);
    return found ? [{ item, why: found.why, params: found.params }] : [];
  });
}
