import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { logisticsTexts } from '#contract/codes/logistics-texts.ts';
import type { PackingAnswer } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { sqlMomentOf } from '../../http/moment.ts';
import { goodsOf } from '../item.ts';
import { moveGoods, noteGoods } from '../move-goods.ts';
import { Refusal } from '../../refusal.ts';
import { holdContainer, pickedFor, refuseClosed, stepOf } from './container.ts';
import { judge } from './judge.ts';
import { readContainer } from './container-rows.ts';
import { lockItems, readOne, refuseOne, type Call } from './read-codes.ts';

const { done, errors } = packingTexts;

/** A damaged unit leaves its box and is scrapped; another takes its place. */
export async function replace(
  call: Call,
  input: { old: string; new: string; reason: string },
): Promise<PackingAnswer> {
  const { app, tx, session } = call;
  const company = session.companyId;
  const oldSeq = await readOne(call, input.old, 'old');
  const newSeq = await readOne(call, input.new, 'new');
  if (oldSeq === newSeq) throw new Refusal(errors.sameCode, { code: codes.invalid, field: 'new' });
  const around = await parentOf(call, oldSeq);
  const rows = await lockItems(call, [oldSeq, newSeq, ...(around === null ? [] : [around])]);
  const [old, fresh] = [rows.get(oldSeq)!, rows.get(newSeq)!];
  const tell = () => call.tell(done.replace, { old: input.old, new: input.new });
  if (fresh.parent_seq !== null && (await isReplaced(call, oldSeq, newSeq))) {
    tell();
    return { moved: 0, container: await readContainer(call, fresh.parent_seq) };
  }
  if (old.level !== 0) await refuseOne(call, 'old', old, errors.unitsOnly);
  const box = around === null || old.parent_seq !== around ? null : rows.get(around)!;
  if (!box) return refuseOne(call, 'old', old, errors.notInBox);
  if (old.state !== 'packed') await refuseOne(call, 'old', old, logisticsTexts.errors.wrongState);
  const picked = await pickedFor(call, [box, old, fresh]);
  await refuseClosed(call, box, 'in', picked, 'old');
  const document = picked.get(old.seq);
  if (document !== undefined) await refuseOne(call, 'old', old, errors.picked, { document });
  const held = await holdContainer(call, box);
  const plan = { ...held, part_id: old.part_id };
  const [culprit] = await judge(call, box, [fresh], { plan, room: 1, picked });
  if (culprit) await refuseOne(call, 'new', fresh, culprit.why, culprit.params);
  const { reason } = input;
  const step = stepOf(call);
  const inBox = { ...step, parent: box.seq };
  await moveGoods(app, tx, 'unpack', goodsOf([old]), { ...inBox, reason });
  await moveGoods(app, tx, 'scrap', goodsOf([old]), { ...step, reason });
  await moveGoods(app, tx, 'pack', goodsOf([fresh]), inBox);
  await noteGoods(app, tx, 'replace', goodsOf([fresh]), {
    ...inBox,
    reason,
    detail: { replaces: old.seq },
  });
  await sql`update container set update_time = ${sqlMomentOf(call)} where company_id = ${company} and seq = ${box.seq}`.execute(
    tx,
  );
  call.changed('packing', box.seq, { unit: old.seq }, { unit: fresh.seq, reason });
  tell();
  return { moved: 1, container: await readContainer(call, box.seq) };
}

async function parentOf({ tx, session }: Call, seq: number): Promise<number | null> {
  const row = await tx
    .selectFrom('identifier')
    .select('parent_seq')
    .where('company_id', '=', session.companyId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.parent_seq ?? null;
}

/** Whether this has been done before: the same command again is no mistake. */
async function isReplaced({ tx, session }: Call, old: number, fresh: number): Promise<boolean> {
  const { rows } = await sql`
    select from trace_event_run r join trace_event e
      on e.company_id = r.company_id and e.record_time = r.record_time and e.id = r.event_id
    where r.company_id = ${session.companyId} and r.span = 0 and r.first_seq = ${fresh} and r.last_seq = ${fresh}
      and e.kind = 'replace' and e.body ->> 'suyuan:replaces' = ${String(old)} limit 1`.execute(tx);
  return rows.length > 0;
}
