import { sql } from 'kysely';
import type { PackingAnswer } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { Refusal } from '../../refusal.ts';
import { putInto } from './pack.ts';
import { takeOut } from './unpack.ts';
import type { Call } from './read-codes.ts';

const { done, errors } = packingTexts;
type Last = {
  id: number;
  record_time: string;
  kind: 'pack' | 'unpack' | 'replace';
  parent: number;
};

/** Undoes the caller's last packing or unpacking of the last hour; asked again, the one before it. */
export async function undo(call: Call): Promise<PackingAnswer & { undone: 'pack' | 'unpack' }> {
  const last = await findLast(call);
  if (!last) throw new Refusal(errors.nothingToUndo);
  if (last.kind === 'replace') throw new Refusal(errors.replaceStays);
  const { id: undoes, kind, parent } = last;
  const children = await numbersOf(call, last);
  if (kind === 'pack') {
    const answer = await takeOut(call, { parent, children, undoes });
    call.tell(done.undoPack, { n: answer.moved, code: answer.container.code });
    return { ...answer, undone: kind };
  }
  const before = await call.tx
    .selectFrom('container')
    .select('packaging_id')
    .where('company_id', '=', call.session.companyId)
    .where('seq', '=', parent)
    .executeTakeFirst();
  const packagingId = before?.packaging_id ?? null;
  const answer = await putInto(call, { parent, children, packagingId, isPartial: false, undoes });
  call.tell(done.undoUnpack, { n: answer.moved, code: answer.container.code });
  return { ...answer, undone: kind };
}

/** Events stay for ever; what undoes one names it, and neither of them is undone again. */
async function findLast({ tx, session }: Call): Promise<Last | undefined> {
  // Two at once undo two steps, not one step twice.
  await sql`select pg_advisory_xact_lock(hashtext('packing/undo'), ${session.accountId})`.execute(
    tx,
  );
  const { rows } = await sql<Last>`
    with mine as materialized (
      select id, record_time, kind, parent_seq, (body ->> 'suyuan:undoes')::bigint as undoes from trace_event
      where company_id = ${session.companyId} and create_by = ${session.accountId}
        and kind in ('pack', 'unpack', 'replace') and record_time > now() - interval '1 hour')
    select id, record_time::text, kind, parent_seq as parent from mine
    where parent_seq is not null and undoes is null and id not in (select undoes from mine where undoes is not null)
    order by mine.record_time desc, id desc limit 1`.execute(tx);
  return rows[0];
}

/** What an event was about, without the box. */
async function numbersOf({ tx, session }: Call, { id, record_time: time, parent }: Last) {
  const { rows } = await sql<{ seq: number }>`
    select s.seq from trace_event_run r cross join generate_series(r.first_seq, r.last_seq) as s (seq)
    where r.company_id = ${session.companyId} and r.record_time = ${time}::timestamptz and r.event_id = ${id}
      and s.seq <> ${parent} order by 1`.execute(tx);
  return rows.map(({ seq }) => seq);
}
