import * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  repairCommand,
  repairFilter,
  repairInfo,
  repairRow,
} from '#contract/features/sale/repairs/contract.ts';
import {
  movesFrom,
  repairMoveNames,
  repairMoves,
  repairStateTexts,
  statusOf,
  type RepairMove,
  type RepairState,
} from '#contract/features/sale/repairs/states.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { languages } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { rowId } from '#contract/validation.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { exportEndpoint } from '#server/records/export.ts';
import { listPage } from '#server/records/list.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { lockRecords } from '#server/records/write.ts';
import { readRepair, repairList } from './queries.ts';

const { fields } = repairTexts;
const common = { types: ['web'], fields } as const;
const table = { name: 'repair', fields };

type Held = { id: number; code: string; state: RepairState; complete_time: Date | null };

function checkState(move: RepairMove, { code, state }: Held): void {
  if (movesFrom(state).includes(move)) return;
  const said = languages.map((one) => [
    one,
    say(repairTexts.errors.wrongState, one, {
      code,
      state: say(repairStateTexts[state], one),
      move: say(repairTexts.moves[move], one),
    }),
  ]);
  throw new Refusal(Object.fromEntries(said) as Text, { code: codes.conflict });
}

/** One step of a repair, with what is noted for the house and what is told to whoever asked. */
const command = (move: RepairMove) =>
  endpoint({
    ...common,
    method: 'POST',
    path: `repair/${move}`,
    allow: 'sale:repair:handle',
    input: repairCommand(move),
    answer: z.null(),
    run: async (call) => {
      const { tx, session, input, language } = call;
      const { to } = repairMoves[move];
      const [repair] = await lockRecords<Held>(tx, table, session, [input.id]);
      checkState(move, repair!);
      const now = new Date();
      await tx
        .updateTable('repair')
        .set((row) => ({
          state: to,
          complete_time: repair!.complete_time ?? (statusOf[to] === 'completed' ? now : null),
          version: row('version', '+', 1),
          update_by: session.accountId,
          update_time: now,
        }))
        .where('company_id', '=', session.companyId!)
        .where('id', '=', input.id)
        .execute();
      await tx
        .insertInto('repair_step')
        .values({
          company_id: session.companyId!,
          repair_id: input.id,
          state: to,
          note: input.note,
          reply: input.reply,
          create_user: session.realname,
        })
        .execute();
      const { note, reply } = input;
      call.changed('repair', input.id, { state: repair!.state }, { state: to, note, reply });
      call.tell(repairTexts.moved, {
        code: repair!.code,
        state: say(repairStateTexts[to], language),
      });
      return null;
    },
  });

const columns: ExportColumn[] = [
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
    show: (state: RepairState, one) => say(repairStateTexts[state], one),
  },
  { field: 'photo_count', width: 8 },
  { field: 'create_time', width: 20 },
  { field: 'update_time', width: 20 },
  { field: 'complete_time', width: 20 },
];

export const repairEndpoints = [
  endpoint({
    ...common,
    method: 'GET',
    path: 'repair/index',
    allow: 'sale:repair:view',
    input: repairFilter,
    rows: repairRow,
    run: (call) => listPage(repairList, call, call.input),
  }),
  endpoint({
    ...common,
    method: 'GET',
    path: 'repair/info',
    allow: 'sale:repair:view',
    input: z.strictObject({ id: rowId }),
    answer: repairInfo,
    run: (call) => readRepair(call, call.input.id),
  }),
  ...repairMoveNames.map(command),
  exportEndpoint(
    {
      resource: 'repair',
      area: 'sale:repair',
      types: ['web'],
      texts: repairTexts,
      filter: repairFilter,
      list: repairList,
    },
    columns,
  ),
];
