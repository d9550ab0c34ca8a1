import { sql } from 'kysely';
import { mayMove } from '#contract/codes/states.ts';
import { codes } from '#contract/envelope.ts';
import type { PackInput, PackingAnswer } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { momentOf } from '../../http/moment.ts';
import type { Item } from '../goods.ts';
import { goodsOf } from '../item.ts';
import { moveGoods } from '../move-goods.ts';
import { refuseItems } from '../refuse.ts';
import { Refusal } from '../../refusal.ts';
import {
  holdContainer,
  pickedFor,
  refuseClosed,
  refuseUnit,
  stepOf,
  type Held,
} from './container.ts';
import { judge } from './judge.ts';
import { planFor, type Plan } from './plan.ts';
import { readContainer } from './container-rows.ts';
import { lockItems, readAsked, refuseOne, type Call } from './read-codes.ts';

const { done, errors } = packingTexts;

/** Puts units into a box or boxes onto a pallet; closes it as partial if asked for. */
export async function pack(call: Call, input: PackInput): Promise<PackingAnswer> {
  const { parent, children } = await readAsked(call, input);
  if (children.length === 0 && !input.is_partial)
    throw new Refusal(errors.nothing, { code: codes.invalid, field: 'codes' });
  const answer = await putInto(call, {
    parent,
    children,
    packagingId: input.packaging_id ?? null,
    isPartial: input.is_partial,
  });
  const { code, quantity, filling } = answer.container;
  const said = filling === 'full' ? done.full : input.is_partial ? done.partial : done.pack;
  call.tell(said, { n: answer.moved, code, quantity });
  return answer;
}

type Put = {
  parent: number;
  children: readonly number[];
  packagingId: number | null;
  isPartial: boolean;
  /** The event that is undone by this. */
  undoes?: number;
};

/** All of them or none; what is in there already is left alone. */
export async function putInto(call: Call, put: Put): Promise<PackingAnswer> {
  const rows = await lockItems(call, [put.parent, ...put.children]);
  const box = rows.get(put.parent)!;
  await refuseUnit(call, box);
  const held = await holdContainer(call, box);
  const items = put.children.map((seq) => rows.get(seq)!);
  const fresh = items.filter(({ parent_seq: parent }) => parent !== box.seq);
  const closes = put.isPartial && held.filling === 'open';
  const isEmpty = held.quantity + fresh.length === 0;
  if (put.isPartial && isEmpty) await refuseOne(call, 'parent', box, errors.nothingToClose);
  if (fresh.length === 0 && !closes) return answerOf(call, box, 0);
  const picked = await pickedFor(call, [box, ...fresh]);
  await refuseClosed(call, box, 'in', picked);
  const plan = await planFor(call, box, held, fresh, put.packagingId);
  const room = (plan.capacity ?? Infinity) - held.quantity;
  await refuseItems(call, await judge(call, box, fresh, { plan, room, picked }));
  await write(call, put, box, held, fresh, plan);
  return answerOf(call, box, fresh.length);
}

async function answerOf(call: Call, box: Item, moved: number): Promise<PackingAnswer> {
  return { moved, container: await readContainer(call, box.seq) };
}

async function write(
  call: Call,
  put: Put,
  box: Item,
  held: Held,
  fresh: Item[],
  given: Plan,
): Promise<void> {
  const { app, tx, session } = call;
  const company = session.companyId;
  const plan = given.is_mixed
    ? { ...given, part_id: null }
    : { ...given, part_id: given.part_id ?? fresh[0]?.part_id ?? null };
  const step = stepOf(call);
  if (mayMove('fill', box.state))
    await moveGoods(app, tx, 'fill', goodsOf([{ ...box, part_id: plan.part_id }]), step);
  if (box.part_id !== plan.part_id)
    await sql`
      update identifier set part_id = ${plan.part_id} where company_id = ${company} and seq = ${box.seq}`.execute(
      tx,
    );
  await moveGoods(app, tx, 'pack', goodsOf(fresh), {
    ...step,
    parent: box.seq,
    ...(put.undoes === undefined ? {} : { detail: { undoes: put.undoes } }),
  });
  const quantity = held.quantity + fresh.length;
  const isFull = plan.capacity !== null && quantity >= plan.capacity;
  await tx
    .updateTable('container')
    .set({
      ...plan,
      quantity,
      is_partial: put.isPartial && !isFull,
      full_time: isFull || put.isPartial ? momentOf(call) : null,
      update_time: momentOf(call),
    })
    .where('company_id', '=', company)
    .where('seq', '=', box.seq)
    .execute();
  const before = { quantity: held.quantity, packaging_id: held.packaging_id };
  call.changed('packing', box.seq, before, {
    quantity,
    packaging_id: plan.packaging_id,
    is_partial: put.isPartial && !isFull,
    packed: fresh.slice(0, 100).map(({ seq }) => seq),
  });
}
