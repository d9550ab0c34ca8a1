import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { PackingAnswer } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { countContents } from '../boxes.ts';
import type { Item } from '../goods.ts';
import { goodsOf } from '../item.ts';
import { moveGoods, noteGoods } from '../move-goods.ts';
import { refuseItems } from '../refuse.ts';
import { holdContainer, pickedFor, refuseClosed, refuseUnit, stepOf } from './container.ts';
import { readContainer } from './container-rows.ts';
import { lockItems, readAsked, type Call } from './read-codes.ts';

const { done, errors } = packingTexts;

/** Takes some or all out of a box, or off a pallet. */
export async function unpack(
  call: Call,
  input: { parent: string; codes: string[] },
): Promise<PackingAnswer> {
  const { parent, children } = await readAsked(call, input);
  const answer = await takeOut(call, { parent, children: children.length > 0 ? children : null });
  call.tell(done.unpack, { n: answer.moved, code: answer.container.code });
  return answer;
}

type Take = {
  parent: number;
  /** Nothing: all that is in it. */
  children: readonly number[] | null;
  /** The event that is undone by this: what has left since then refuses it. */
  undoes?: number;
};

/** All of them or none; what is in no box any more is left alone. */
export async function takeOut(call: Call, take: Take): Promise<PackingAnswer> {
  const wanted = take.children ?? (await contentsOf(call, take.parent));
  const rows = await lockItems(call, [take.parent, ...wanted]);
  const box = rows.get(take.parent)!;
  await refuseUnit(call, box);
  const held = await holdContainer(call, box);
  const items = wanted.map((seq) => rows.get(seq)!);
  const inside = items.filter(({ parent_seq: parent }) => parent === box.seq);
  await refuseItems(
    call,
    items
      .filter((item) =>
        take.undoes === undefined
          ? item.parent_seq !== null && item.parent_seq !== box.seq
          : item.parent_seq !== box.seq || item.state !== 'packed',
      )
      .map((item) => ({
        item,
        why: take.undoes === undefined ? errors.notInside : errors.gone,
      })),
  );
  if (inside.length > 0) {
    await refuseClosed(call, box, 'out', await pickedFor(call, [box]));
    await write(call, take, box, inside, inside.length === held.quantity);
    call.changed(
      'packing',
      box.seq,
      { quantity: held.quantity },
      {
        quantity: held.quantity - inside.length,
        unpacked: inside.slice(0, 100).map(({ seq }) => seq),
      },
    );
  }
  return { moved: inside.length, container: await readContainer(call, box.seq) };
}

async function contentsOf({ tx, session }: Call, parent: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('identifier')
    .select('seq')
    .where('company_id', '=', session.companyId)
    .where('parent_seq', '=', parent)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq }) => seq);
}

async function write(
  call: Call,
  take: Take,
  box: Item,
  inside: readonly Item[],
  isEmptied: boolean,
): Promise<void> {
  const { app, tx, session } = call;
  const company = session.companyId;
  const detail = take.undoes === undefined ? {} : { detail: { undoes: take.undoes } };
  const step = { ...stepOf(call), parent: box.seq, ...detail };
  // What was frozen, voided or recalled in the box stays so outside.
  const stopped = inside.filter(({ state }) => state !== 'packed');
  if (stopped.length > 0) {
    const { packed, commissioned } = identifierStates;
    await sql`
      update identifier set parent_seq = null,
        before_state = case when before_state = ${packed} then ${commissioned}::smallint else before_state end
      where company_id = ${company} and seq = any(${stopped.map(({ seq }) => seq)}::bigint[])`.execute(
      tx,
    );
    await noteGoods(app, tx, 'unpack', goodsOf(stopped), step);
  }
  if (isEmptied && box.parent_seq !== null)
    await noteGoods(app, tx, 'unpack', goodsOf([box]), { ...stepOf(call), parent: box.parent_seq });
  const moving = inside.filter(({ state }) => state === 'packed');
  await moveGoods(app, tx, 'unpack', goodsOf(moving), step);
  if (isEmptied) await noteGoods(app, tx, 'empty', goodsOf([box]), stepOf(call));
  await countContents(call, [box.seq]);
  // It is open again until it is full or closed again.
  await sql`
    update container set is_partial = false, full_time = null
    where company_id = ${company} and seq = ${box.seq} and filling <> 'full'`.execute(tx);
}
