import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import { logisticsTexts } from '#contract/codes/logistics-texts.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import type { Text } from '#contract/text.ts';
import { codeTexts } from '../../identifiers/code-texts.ts';
import type { Item } from '../goods.ts';
import type { Culprit } from '../refuse.ts';
import { ofStoppedBatches } from '../stopped-batches.ts';
import { uninspected } from '../uninspected.ts';
import type { Plan } from './plan.ts';
import type { Call } from './read-codes.ts';

const { errors } = packingTexts;
const { notBound, emptyContainer, wrongState, notHeld } = logisticsTexts.errors;

/** Units go into boxes, boxes onto pallets; so nothing is ever inside itself. */
function wrongLevel(box: Item, item: Item): Text | null {
  if (item.seq === box.seq) return errors.itself;
  if (item.level === box.level - 1) return null;
  if (box.level === 1) return errors.containerInBox;
  return item.level === 0 ? errors.unitOnPallet : errors.palletOnPallet;
}

const unused: readonly string[] = ['unallocated', 'allocated', 'encoded'];
const packable: readonly string[] = ['commissioned', 'packed'];

function wrongAlone(box: Item, item: Item): Text | null {
  const level = wrongLevel(box, item);
  if (level) return level;
  if (unused.includes(item.state)) return item.level === 0 ? notBound : emptyContainer;
  if (item.parent_seq !== null) return errors.elsewhere;
  if (!packable.includes(item.state)) return wrongState;
  return item.dealer_id === null && item.customer_id === null ? null : notHeld;
}

/** What may go in, how many more, and what is on shipments. */
type Limits = { plan: Plan; room: number; picked: ReadonlyMap<number, string> };

/** What cannot go into this box or onto this pallet, each with its reason. */
export async function judge(
  call: Call,
  box: Item,
  items: readonly Item[],
  { plan, room, picked }: Limits,
): Promise<Culprit[]> {
  const culprits = new Map<number, Culprit>();
  const accuse = (item: Item, why: Text, params?: Culprit['params']) => {
    if (!culprits.has(item.seq)) culprits.set(item.seq, { item, why, ...(params && { params }) });
  };
  const { tx, session } = call;
  // Their codes may be frozen or recalled already; the batch says why.
  for (const { item, why } of await ofStoppedBatches(tx, session.companyId, items))
    accuse(item, why);
  const around = await parentTexts(call, items);
  for (const item of items) {
    const why = wrongAlone(box, item);
    if (why) accuse(item, why, { parent: around.get(item.parent_seq ?? 0) ?? '' });
  }
  const bad = box.level === 2 ? await badBoxes(call, items) : new Set<number>();
  const part = plan.part_id ?? items[0]?.part_id ?? null;
  let fitting = 0;
  const texts =
    items.length > room ? await codeTexts(call.app, tx, session.companyId, [box]) : null;
  const parent = texts?.get(box.seq) ?? '';
  for (const item of items) {
    const document = picked.get(item.seq);
    if (document !== undefined) accuse(item, errors.picked, { document });
    if (bad.has(item.seq)) accuse(item, errors.badContents);
    if (!plan.is_mixed && item.part_id !== part) accuse(item, errors.otherPart);
    if (culprits.has(item.seq)) continue;
    fitting += 1;
    if (fitting > room) accuse(item, errors.full, { parent, capacity: plan.capacity ?? '' });
  }
  for (const { item, why, params } of await uninspected(tx, session.companyId, items))
    accuse(item, why, params);
  return items.flatMap(({ seq }) => culprits.get(seq) ?? []);
}

/** The codes of the boxes that these are in already. */
async function parentTexts({ app, tx, session }: Call, items: readonly Item[]) {
  const parents = [...new Set(items.flatMap(({ parent_seq: parent }) => parent ?? []))];
  if (parents.length === 0) return new Map<number, string>();
  const rows = await tx
    .selectFrom('identifier')
    .select(['seq', 'code'])
    .where('company_id', '=', session.companyId)
    .where((is) => is('seq', '=', is.fn.any(is.val(parents))))
    .execute();
  return codeTexts(app, tx, session.companyId, rows);
}

/** Boxes with something in them that must not go on: frozen, void, recalled, or of a batch that is stopped. */
async function badBoxes({ tx, session }: Call, boxes: readonly Item[]): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    select distinct i.parent_seq as seq from identifier i
    left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${session.companyId} and i.parent_seq = any(${boxes.map(({ seq }) => seq)}::bigint[])
      and (i.state <> ${identifierStates.packed} or b.state in ('held', 'recalled'))`.execute(tx);
  return new Set(rows.map(({ seq }) => seq));
}
