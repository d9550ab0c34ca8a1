import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  silentAfter,
  stationCalls,
  stationRights,
  type PrintStation,
  type stationFilter,
} from '#contract/features/trace/print-stations/contract.ts';
import { stationMoves } from '#contract/features/trace/print-stations/moves.ts';
import { stationTexts } from '#contract/features/trace/print-stations/texts.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import { transact } from '#server/database/database.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { mayGive } from '#server/people/rights.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { Stored } from '#server/records/plan.ts';
import { keptAsDisabled } from '#server/records/transition.ts';
import { insertRecord, lockRecord, updateRecord, type RecordTable } from '#server/records/write.ts';
import { Refusal } from '#server/refusal.ts';
import { codeEnds, endStationKeys, hashCode, makeCode, pairStation } from './pairing.ts';

const { errors, fields } = stationTexts;
const unique = { print_station_by_name: 'name' };
const table: RecordTable = { name: 'print_station', fields, unique };

type Found = Omit<PrintStation, 'seen_time' | 'pairing_until' | 'create_time' | 'update_time'> & {
  seen_time: Date | null;
  pairing_until: Date | null;
  create_time: Date;
  update_time: Date;
};
const list: ListPlan<z.output<typeof stationFilter>, PrintStation, StaffSession> = {
  table: 'print_station',
  filters: { keyword: mentions() },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Found>`
      select s.id, s.company_id, s.name, s.computer, s.program, s.printers, s.seen_time, s.pairing_until, s.disabled,
        case
          when s.disabled then 'disabled'
          when s.pairing_until > now() then 'waiting'
          when k.state is distinct from 'active' then 'unpaired'
          when s.seen_time > now() - make_interval(secs => ${silentAfter.seconds}) then 'online'
          else 'offline'
        end as station_state,
        s.version, s.create_time, s.update_time
      from print_station s left join api_key k on k.company_id = s.company_id and k.id = s.key_id
      where s.company_id = ${session.companyId} and s.id = any(${ids})`.execute(tx);
    return rows.map((row) => ({
      ...row,
      seen_time: row.seen_time?.toISOString() ?? null,
      pairing_until: row.pairing_until?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

/** A station's key can do what its author can: who may not print cannot pair. */
function checkAuthor(session: StaffSession): void {
  if (!stationRights.every((right) => mayGive(session, right)))
    throw new Refusal(errors.notHeld, { code: codes.forbidden });
}

type KeyHolder = { key_id: number | null };
async function endKeysOf(
  call: CallContext<unknown, StaffSession>,
  rows: readonly (Stored | KeyHolder)[],
): Promise<void> {
  const keys = rows.flatMap((row) => (row as KeyHolder).key_id ?? []);
  const { companyId } = call.session;
  call.afterCommit(await endStationKeys(call.app, call.tx, companyId, keys, ''));
}

const { add: _add, ...recordCalls } = stationCalls;

export const stationEndpoints = [
  ...serveRecords(recordCalls, {
    texts: stationTexts,
    list,
    unique,
    beforeDelete: endKeysOf,
  }),
  ...serveMoves<'web', typeof stationMoves, KeyHolder>(
    stationCalls,
    { ...table, moves: stationMoves, target: 'printStation', kept: keptAsDisabled },
    {
      skipsDone: true,
      set: () => ({ pairing_hash: null, pairing_until: null }),
      after: (call, move, rows) => (move === 'disable' ? endKeysOf(call, rows) : undefined),
    },
  ),
  serve(
    stationCalls.add,
    async (call) => {
      const { tx, session, input } = call;
      checkAuthor(session);
      const code = makeCode();
      const id = await insertRecord(tx, table, session, {
        ...input,
        pairing_hash: hashCode(code),
        pairing_until: codeEnds,
      });
      call.changed('printStation', id, null, input);
      return { ...(await inOrder(list, call, [id]))[0]!, code };
    },
    { keepAnswer: false, done: stationTexts.done.code },
  ),
  serve(
    stationCalls.code,
    async (call) => {
      const { tx, session, input } = call;
      checkAuthor(session);
      const names = ['name', 'disabled'];
      const held = await lockRecord<{ name: string; disabled: boolean }>(
        tx,
        table,
        session,
        input.id,
        names,
      );
      if (held.disabled) throw new Refusal(errors.disabled, { params: { name: held.name } });
      const code = makeCode();
      await updateRecord(tx, table, session, input.id, {
        pairing_hash: hashCode(code),
        pairing_until: codeEnds,
      });
      call.changed('printStation', input.id, null, { name: held.name });
      return { ...(await inOrder(list, call, [input.id]))[0]!, code };
    },
    { keepAnswer: false, done: stationTexts.done.code },
  ),
  serve(stationCalls.pair, ({ app, input, requestInfo }) => pairStation(app, input, requestInfo), {
    transaction: false,
    keepAnswer: false,
    done: stationTexts.done.paired,
  }),
  serve(
    stationCalls.report,
    ({ app, session, input }) =>
      transact(app.database.main, actorOf(session), async (tx) => {
        const { rows } = await sql<{ station_name: string; company_name: string }>`
          update print_station s
          set printers = ${JSON.stringify(input.printers)}::jsonb, program = ${input.version}, seen_time = now()
          from company c
          where s.company_id = ${session.companyId} and s.key_id = ${session.key?.id ?? null}
            and c.company_id = s.company_id
          returning s.name as station_name, c.name as company_name`.execute(tx);
        if (!rows[0]) throw new Refusal(errors.notStation, { code: codes.forbidden });
        return rows[0];
      }),
    // Once a minute from every station: not an operation for the log.
    { transaction: false, keepAnswer: false },
  ),
];
