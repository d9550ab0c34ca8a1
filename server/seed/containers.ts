import { packagingInput } from '#contract/features/product/packaging/contract.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { insertRecord } from '../records/write.ts';
import { makePack, type Batch, type Pack } from './batch-story.ts';
import { daysAgo, type Story } from './story.ts';

export const perBox = 24;

/** How everything that is made goes into boxes, where nobody has said so yet. */
export async function createPackagings(
  tx: Tx,
  companyId: number,
  batches: readonly Batch[],
): Promise<void> {
  const known = await tx
    .selectFrom('packaging')
    .select('part_id')
    .where('company_id', '=', companyId)
    .execute();
  const isKnown = new Set(known.map(({ part_id: part }) => part));
  const session = { companyId, accountId: null } as unknown as StaffSession;
  for (const part of new Set(batches.map(({ part_id: id }) => id))) {
    if (isKnown.has(part)) continue;
    const levels = [
      { level: 1 as const, quantity: perBox },
      { level: 2 as const, quantity: 40 },
    ];
    const columns = packagingInput.parse({
      part_id: part,
      name: '标准箱',
      levels,
      is_default: true,
    });
    await insertRecord(tx, { name: 'packaging', fields: {} }, session, columns);
  }
}

/** Codes of boxes and pallets, handed out one after the other. */
export type Containers = {
  /** So many boxes: their numbers, once they were ordered. */
  boxes: (count: number) => () => number[];
  pallet: () => () => number;
};

export function orderContainers(story: Story, ruleId: number): Containers {
  const order = (level: 'box' | 'pallet', quantity: number, remark: string): Pack => {
    const pack: Pack = { id: 0, first: 0 };
    story.tell(daysAgo(80), story.by.codes, async (call) => {
      Object.assign(pack, await makePack(call, { ruleId, quantity, level, remark }));
    });
    return pack;
  };
  const boxes = order('box', 60, '外箱');
  const pallets = order('pallet', 8, '托盘');
  let usedBoxes = 0;
  let usedPallets = 0;
  return {
    boxes: (count) => {
      const from = usedBoxes;
      usedBoxes += count;
      return () => Array.from({ length: count }, (_, at) => boxes.first + from + at);
    },
    pallet: () => {
      const at = usedPallets;
      usedPallets += 1;
      return () => pallets.first + at;
    },
  };
}
