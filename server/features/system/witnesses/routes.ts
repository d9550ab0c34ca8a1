import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  mostWitnesses,
  witnessCalls,
  type Witness,
  type witnessFilter,
} from '#contract/features/system/witnesses/contract.ts';
import { witnessTexts } from '#contract/features/system/witnesses/texts.ts';
import { readKey } from '#proof/note.ts';
import type { PlatformSession } from '#server/access/sessions.ts';
import type { Tx } from '#server/database/database.ts';
import { cosignKind } from '#server/events/job-kinds.ts';
import { publicWitnessKey } from '#server/events/log-key.ts';
import { serve } from '#server/http/endpoint.ts';
import { mayCall } from '#server/http/outgoing.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions, within } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { notFound, Refusal } from '#server/refusal.ts';

const { errors } = witnessTexts;
type Times = 'signed_time' | 'error_time' | 'create_time' | 'update_time';
type Found = Omit<Witness, Times> & {
  signed_time: Date | null;
  error_time: Date | null;
  create_time: Date;
  update_time: Date;
};

const list: ListPlan<z.output<typeof witnessFilter>, Witness, PlatformSession> = {
  table: 'witness',
  isTenant: false,
  filters: { keyword: mentions(false), create_time: within('create_time') },
  rows: async ({ tx }, ids) => {
    const { rows } = await sql<Found>`
      select w.id, w.name, w.address, w.key, w.is_active, w.remark, w.size, w.signed_time, w.error, w.error_detail,
        w.error_time, w.version, w.create_time, w.update_time,
        case when not w.is_active then 'off' when w.is_due then 'waiting' when w.error <> '' then 'failed'
          when w.size < h.size then 'behind' else 'signed' end as state
      from witness w cross join (select coalesce(max(size), 0) as size from log_head) h
      where w.id = any(${ids})`.execute(tx);
    return rows.map((row) => ({
      ...row,
      signed_time: row.signed_time?.toISOString() ?? null,
      error_time: row.error_time?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

const refuse = (text: (typeof errors)[keyof typeof errors], field: string) =>
  new Refusal(text, { code: codes.invalid, field });

/** They are few: each head is sent to all of them. */
async function refuseMore(tx: Tx): Promise<void> {
  await sql`lock table witness in share row exclusive mode`.execute(tx);
  const { n } = await tx
    .selectFrom('witness')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n >= mostWitnesses) throw new Refusal(errors.tooMany, { params: { n: mostWitnesses } });
}

export const witnessEndpoints = [
  ...serveRecords(witnessCalls, {
    texts: witnessTexts,
    list,
    unique: { witness_by_name: 'name', witness_by_key: 'key' },
    toColumns: async (input, { app, tx }, before) => {
      const key = readKey(input.key);
      if (key?.kind !== 'cosignature') throw refuse(errors.badKey, 'key');
      if (input.key === publicWitnessKey(app)) throw refuse(errors.ownKey, 'key');
      const address = input.address.replace(/(?:\/add-checkpoint)?\/*$/, '');
      if (!mayCall(app.settings, address)) throw refuse(errors.private, 'address');
      if (!before) await refuseMore(tx);
      return { ...input, address };
    },
    // It is asked at once; with another key it has signed nothing yet.
    afterWrite: async ({ app, tx }, id, before, columns) => {
      const isOther = before?.key !== columns.key;
      await sql`update witness set is_due = is_active, failures = 0, error = '', error_detail = '', error_time = null,
          size = case when ${isOther} then 0 else size end,
          signed_time = case when ${isOther} then null else signed_time end
        where id = ${id}`.execute(tx);
      await app.jobs.add(tx, { kind: cosignKind });
    },
  }),
  serve(
    witnessCalls.ask,
    async ({ app, tx, input, changed }) => {
      const row = await tx
        .selectFrom('witness')
        .select('is_active')
        .where('id', '=', input.id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw notFound();
      if (!row.is_active) throw new Refusal(errors.off);
      await tx.updateTable('witness').set({ is_due: true }).where('id', '=', input.id).execute();
      // A job of its own: one that is just ending would no longer see it.
      await app.jobs.add(tx, { kind: cosignKind });
      changed('witness', input.id, null, null);
      return null;
    },
    { done: witnessTexts.done.asked },
  ),
];
