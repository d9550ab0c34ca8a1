import type { Text } from '#contract/text.ts';
import { asCompany } from '../as-company.ts';
import { lockGoods } from '../goods.ts';
import { refuseItems, type Culprit } from '../refuse.ts';
import type { Call } from './call.ts';

/** Refuses a command because of goods that are not the caller's to move; a dealer cannot read their rows itself. */
export async function refuseNumbers(
  call: Call,
  numbers: readonly number[],
  why: Text,
): Promise<void> {
  if (numbers.length === 0) return;
  const asked = new Set(numbers);
  await asCompany(call, async (staff) => {
    const { items } = await lockGoods(staff, numbers);
    const culprits = items.filter(({ seq }) => asked.has(seq));
    await refuseItems(
      staff,
      culprits.map((item): Culprit => ({ item, why })),
    );
  });
}
