import { sql } from 'kysely';
import {
  historyLogCalls,
  type HistoryLog,
  type StampState,
} from '#contract/features/system/history-log/contract.ts';
import { historyLogTexts } from '#contract/features/system/history-log/texts.ts';
import type { StampError } from '#contract/stamp-errors.ts';
import { publicLog } from '#contract/public-log.ts';
import { readKey, writeKey } from '#proof/note.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import {
  changeLogKey,
  holdLogKeys,
  originOf,
  publicWitnessKey,
  readLogKey,
  readLogKeys,
} from '#server/events/log-key.ts';
import { readConfiguration } from '#server/configuration/configuration.ts';
import { stampKind } from '#server/events/job-kinds.ts';
import { serve } from '#server/http/endpoint.ts';
import { publicAddress } from '#server/identifiers/code-texts.ts';
import { Refusal } from '#server/refusal.ts';

async function readHead(tx: Tx) {
  const head = await tx
    .selectFrom('log_head as h')
    .innerJoin('log_day as d', (join) => join.on('d.place', '=', sql`h.size - 1`))
    .select(['h.size', 'h.root', 'h.create_time', 'd.day'])
    .orderBy('h.size', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!head) return null;
  const cosigned = await tx
    .selectFrom('log_cosignature')
    .select(['key', 'signed_time'])
    .where('size', '=', head.size)
    .orderBy('signed_time')
    .execute();
  return {
    size: head.size,
    root: head.root.toString('hex'),
    day: head.day,
    signed_time: head.create_time.toISOString(),
    cosigned: cosigned.map(({ key, signed_time: time }) => ({
      name: readKey(key)?.name ?? key,
      signed_time: time.toISOString(),
    })),
  };
}

async function readStamps(tx: Tx): Promise<HistoryLog['stamps']> {
  const { tsa_address: address } = await readConfiguration(tx, 'timestamps');
  const { rows } = await sql<{
    newest: number;
    size: number | null;
    time: Date | null;
    authority: string | null;
    fingerprint: string | null;
    is_due: boolean;
    error: StampError | '';
    error_detail: string;
    error_time: Date | null;
  }>`select coalesce((select max(size) from log_head), 0) as newest, t.size, t.stamped_time as time, t.authority,
      t.fingerprint, coalesce(s.is_due, false) as is_due, coalesce(s.error, '') as error,
      coalesce(s.error_detail, '') as error_detail, s.error_time
    from (select 1) as one
    left join (select * from log_time_stamp order by size desc limit 1) t on true
    left join time_stamp_state s on s.address = ${address}`.execute(tx);
  const row = rows[0]!;
  const state: StampState =
    address === ''
      ? 'off'
      : row.is_due
        ? 'waiting'
        : row.error !== ''
          ? 'failed'
          : row.size === row.newest
            ? 'stamped'
            : 'behind';
  return {
    state,
    address,
    last:
      row.size === null
        ? null
        : {
            size: row.size,
            time: row.time!.toISOString(),
            authority: row.authority!,
            fingerprint: row.fingerprint!,
          },
    error: row.error,
    error_detail: row.error_detail,
    error_time: row.error_time?.toISOString() ?? null,
  };
}

async function readKeys(app: App, tx: Tx) {
  const [present, ...old] = (await readLogKeys(app, tx)).toReversed();
  // What a key signed ends where the next one begins.
  const nexts = [present!, ...old];
  return {
    key: writeKey(present!.key),
    key_number: present!.number,
    old_keys: old.map(({ number, key }, at) => ({
      number,
      key: writeKey(key),
      size: nexts[at]!.size,
      end_time: nexts[at]!.since!.toISOString(),
    })),
  };
}

async function countBoth(tx: Tx) {
  const { rows } = await sql<{ witnesses: number; witnessed_logs: number }>`
    select (select count(*)::int from witness where is_active) as witnesses,
      (select count(*)::int from witnessed_log where is_active) as witnessed_logs`.execute(tx);
  return rows[0]!;
}

export const historyLogEndpoints = [
  serve(historyLogCalls.info, async ({ app, tx }) => ({
    origin: originOf(app),
    ...(await readKeys(app, tx)),
    witness_key: publicWitnessKey(app),
    witness_address: publicAddress(app) + publicLog.addCheckpoint.replace(/\/[^/]+$/, ''),
    address: publicAddress(app) + publicLog.about,
    head: await readHead(tx),
    stamps: await readStamps(tx),
    ...(await countBoth(tx)),
  })),
  serve(historyLogCalls.rotate, async ({ app, tx, session, input, changed, tell }) => {
    await holdLogKeys(tx);
    const old = await readLogKey(app, tx);
    if (old.number !== input.number) throw new Refusal(historyLogTexts.errors.rotated);
    const head = await readHead(tx);
    if (!head) throw new Refusal(historyLogTexts.errors.noHead);
    const made = await changeLogKey(app, tx, { size: head.size, user: session.username });
    changed(
      'historyLog',
      null,
      { key_number: old.number, key: writeKey(old.key) },
      { key_number: made.number, key: writeKey(made.key) },
    );
    tell(historyLogTexts.done.rotated, { n: made.number });
    return null;
  }),
  serve(
    historyLogCalls.stamp,
    async ({ app, tx, changed }) => {
      const { tsa_address: address } = await readConfiguration(tx, 'timestamps');
      if (address === '') throw new Refusal(historyLogTexts.errors.noAuthority);
      await sql`insert into time_stamp_state (address, is_due) values (${address}, true)
        on conflict (is_only) do update set address = excluded.address, is_due = true`.execute(tx);
      // A job of its own: one that is just ending would no longer see it.
      await app.jobs.add(tx, { kind: stampKind });
      changed('historyLog', null, null, { address });
      return null;
    },
    { done: historyLogTexts.done.stamping },
  ),
];
