import { codes } from '#contract/envelope.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import type { PackagingLevel } from '../../database/logistics-tables.ts';
import type { Item } from '../goods.ts';
import { Refusal } from '../../refusal.ts';
import type { Held } from './container.ts';
import type { Call } from './read-codes.ts';

const { errors } = packingTexts;

/** What may go into a box or pallet, and how many. */
export type Plan = {
  packaging_id: number | null;
  part_id: number | null;
  capacity: number | null;
  is_mixed: boolean;
};
type Packaging = { id: number; part_id: number; levels: PackagingLevel[] };

const wrong = (text: (typeof errors)[keyof typeof errors]) =>
  new Refusal(text, { code: codes.invalid, field: 'packaging_id' });

function planBy({ id, part_id: part, levels }: Packaging, level: number): Plan | null {
  const found = levels.find((one) => one.level === level);
  if (!found) return null;
  return {
    packaging_id: id,
    part_id: found.is_mixed ? null : part,
    capacity: found.quantity,
    is_mixed: found.is_mixed,
  };
}

/**
 * By which packaging a box or pallet is packed: the one that was given, the one it is packed by already, or the default
 * of the part; without any there is no limit, and one part only.
 */
export async function planFor(
  { tx, session }: Call,
  box: Item,
  held: Held,
  items: readonly Item[],
  given: number | null,
): Promise<Plan> {
  const packagings = tx
    .selectFrom('packaging')
    .select(['id', 'part_id', 'levels'])
    .where('company_id', '=', session.companyId);
  const isUsed = held.quantity > 0;
  const { packaging_id, part_id, capacity, is_mixed } = held;
  if (given !== null) {
    const found = await packagings.where('id', '=', given).forKeyShare().executeTakeFirst();
    if (!found) throw wrong(errors.noPackaging);
    const plan = planBy(found, box.level);
    if (!plan) throw wrong(errors.noPalletLevel);
    const isOther = !plan.is_mixed && (is_mixed || (part_id !== null && part_id !== plan.part_id));
    if (isUsed && isOther) throw wrong(errors.otherPackaging);
    return plan;
  }
  if (isUsed) return { packaging_id, part_id, capacity, is_mixed };
  const part = box.part_id ?? items[0]?.part_id ?? null;
  const usual =
    part === null
      ? undefined
      : await packagings
          .where('part_id', '=', part)
          .where('is_default', '=', true)
          .forKeyShare()
          .executeTakeFirst();
  return (
    (usual && planBy(usual, box.level)) ?? {
      packaging_id: null,
      part_id: part,
      capacity: null,
      // A pallet that begins with a mixed box.
      is_mixed: part === null,
    }
  );
}
