import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  witnessedLogCalls,
  type WitnessedLog,
  type witnessedLogFilter,
} from '#contract/features/system/witnessed-logs/contract.ts';
import { witnessedLogTexts } from '#contract/features/system/witnessed-logs/texts.ts';
import { readKey } from '#proof/note.ts';
import type { PlatformSession } from '#server/access/sessions.ts';
import { originOf } from '#server/events/log-key.ts';
import { lookKind } from '#server/events/witnesses/look.ts';
import { serve } from '#server/http/endpoint.ts';
import { mayCall } from '#server/http/outgoing.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions, within } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { notFound, Refusal } from '#server/refusal.ts';

const { errors } = witnessedLogTexts;
const times = [
  'signed_time',
  'error_time',
  'checked_time',
  'fork_time',
  'create_time',
  'update_time',
] as const;
type Time = (typeof times)[number];
type Found = Omit<WitnessedLog, Time> & Record<Time, Date | null>;

const list: ListPlan<z.output<typeof witnessedLogFilter>, WitnessedLog, PlatformSession> = {
  table: 'witnessed_log',
  isTenant: false,
  filters: { keyword: mentions(false), create_time: within('create_time') },
  rows: async ({ tx }, ids) => {
    const { rows } = await sql<Found>`
      select l.id, l.name, l.origin, l.keys, l.address, l.is_active, l.remark, coalesce(h.size, 0) as size,
        h.signed_time, l.error, l.error_detail, l.error_time, l.checked_time, h.fork_known, h.fork_note, h.fork_time, l.version,
        l.create_time, l.update_time,
        case when h.fork_time is not null then 'forked' when l.is_due then 'waiting'
          when not l.is_active then 'off' when l.error <> '' then 'failed'
          when h.signed_time is null then 'new' else 'signed' end as state
      from witnessed_log l left join witnessed_head h on h.origin = l.origin
      where l.id = any(${ids})`.execute(tx);
    return rows.map((row) => {
      const told = times.map((time) => [time, row[time]?.toISOString() ?? null]);
      return { ...row, ...Object.fromEntries(told) } as WitnessedLog;
    });
  },
};

const refuse = (text: (typeof errors)[keyof typeof errors], field: string) =>
  new Refusal(text, { code: codes.invalid, field });

export const witnessedLogEndpoints = [
  ...serveRecords(witnessedLogCalls, {
    texts: witnessedLogTexts,
    list,
    unique: { witnessed_log_by_name: 'name', witnessed_log_by_origin: 'origin' },
    toColumns: (input, { app }) => {
      const keys = input.keys.map((key) => readKey(key));
      const [first] = keys;
      if (!first || keys.some((key) => key?.kind !== 'ed25519'))
        throw refuse(errors.badKey, 'keys');
      if (keys.some((key) => key?.name !== first.name)) throw refuse(errors.otherNames, 'keys');
      const origin = input.origin || first.name;
      if (origin === originOf(app)) throw refuse(errors.ownKey, 'keys');
      if (input.address !== '' && !mayCall(app.settings, input.address))
        throw refuse(errors.private, 'address');
      return { ...input, origin };
    },
  }),
  serve(
    witnessedLogCalls.look,
    async ({ app, tx, input, changed }) => {
      const row = await tx
        .selectFrom('witnessed_log')
        .select('address')
        .where('id', '=', input.id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw notFound();
      if (row.address === '') throw new Refusal(errors.noAddress);
      await tx
        .updateTable('witnessed_log')
        .set({ is_due: true })
        .where('id', '=', input.id)
        .execute();
      // A job of its own: one that is just ending would no longer see it.
      await app.jobs.add(tx, { kind: lookKind });
      changed('witnessedLog', input.id, null, null);
      return null;
    },
    { done: witnessedLogTexts.done.looking },
  ),
];
