import { sql } from 'kysely';
import { repairCalls, type Repair } from '#contract/features/sale/repairs/contract.ts';
import { repairMoves, type RepairMove } from '#contract/features/sale/repairs/moves.ts';
import { repairStateTexts, statusOf } from '#contract/features/sale/repairs/states.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { moveNames } from '#contract/moves.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { readRepairRows } from '#server/repairs/rows.ts';
import { transition, type MovingTable } from '#server/records/transition.ts';
import { readRepair, repairList } from './queries.ts';

const table: MovingTable<typeof repairMoves> = {
  name: 'repair',
  fields: repairTexts.fields,
  moves: repairMoves,
  target: 'repair',
  refused: repairTexts.errors.wrongState,
};

/** One move of a repair, with an internal remark and a message to the customer. */
const command = (move: RepairMove) =>
  serve(repairCalls[move], async (call) => {
    const { tx, session, language } = call;
    const { id, note, reply } = call.input;
    const { to, done } = repairMoves.moves[move];
    const [repair] = await transition<typeof repairMoves, Pick<Repair, 'code'>>(
      call,
      table,
      [id],
      move,
      {
        set:
          statusOf[to] === 'completed'
            ? { complete_time: sql`coalesce(complete_time, now())` }
            : {},
        noted: { note, reply },
      },
    );
    await tx
      .insertInto('repair_step')
      .values({
        company_id: session.companyId,
        repair_id: id,
        state: to,
        note,
        reply,
        create_user: session.realname,
      })
      .execute();
    call.tell(done, { code: repair!.code, state: say(repairStateTexts[to], language) });
    return null;
  });

const columns: readonly ExportColumn<Repair>[] = [
  { field: 'code', width: 20 },
  { field: 'serial_number', width: 24 },
  { field: 'part_name', width: 24 },
  { field: 'fault_name', width: 14 },
  { field: 'content', width: 40 },
  { field: 'name', width: 14 },
  { field: 'phone', width: 16 },
  {
    field: 'state',
    width: 12,
    show: (state, one) => say(repairStateTexts[state], one),
  },
  { field: 'photo_count', width: 8 },
  { field: 'create_time', width: 20 },
  { field: 'update_time', width: 20 },
  { field: 'complete_time', width: 20 },
];

const { index, info, export: exported } = repairCalls;

export const repairEndpoints = [
  ...serveRecords(
    { index, info, export: exported },
    { texts: repairTexts, list: repairList, readInfo: readRepair, export: columns },
  ),
  serveReveal(repairCalls.reveal, 'repair', async (call) => {
    const [row] = await readRepairRows(call, [call.input.id], (phone) => phone);
    return row?.phone ?? null;
  }),
  ...moveNames(repairMoves).map(command),
];
