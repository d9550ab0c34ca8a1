import { sql } from 'kysely';
import { fromDecimal, toDecimal } from '#contract/decimal.ts';
import { codes } from '#contract/envelope.ts';
import type { LotInput, LotState } from '#contract/features/trace/lots/contract.ts';
import { lotMoves } from '#contract/features/trace/lots/moves.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { madeAt, momentOf } from '../http/moment.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { RecordCall, Stored } from '../records/plan.ts';
import { transition, type HeldRecord, type MovingTable } from '../records/transition.ts';
import { insertRecord } from '../records/write.ts';
import { Refusal } from '../refusal.ts';

type Call = RecordCall<StaffSession>;
const { errors, fields, states } = lotTexts;

export type HeldLot = HeldRecord & {
  code: string;
  part_id: number;
  quantity: string;
  used: string;
  unit: string;
  state: LotState;
  inspection: '' | 'pass' | 'fail' | 'waived';
};

export const lotTable: MovingTable<typeof lotMoves> = {
  name: 'material_lot',
  fields,
  unique: { material_lot_by_code: 'code' },
  moves: lotMoves,
  target: 'materialLot',
};

const refuse = (text: Text, { code, state }: Pick<HeldLot, 'code' | 'state'>) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, { code, state: say(states[state], language) }),
    ),
    { code: codes.conflict },
  );

/** Once it is inspected, what was inspected stays as it is. */
export function checkPending(lot: Pick<HeldLot, 'code' | 'state'>): void {
  if (lot.state !== 'pending') throw refuse(errors.fixed, lot);
}
export function checkDeletable(lots: readonly Pick<HeldLot, 'code' | 'state'>[]): void {
  const wrong = lots.find(({ state }) => state !== 'pending');
  if (wrong) throw refuse(errors.notPending, wrong);
}

/** What came with a receipt stays what was received: only what is written about it changes. */
function checkReceived(input: LotInput, before: Stored | null): void {
  if (!before || before.receiving_id === null) return;
  const fixed = ['part_id', 'quantity', 'supplier_id', 'supplier_lot', 'received_date'] as const;
  const isSame = (field: (typeof fixed)[number]) =>
    field === 'quantity'
      ? fromDecimal(toDecimal(input.quantity)) === fromDecimal(toDecimal(String(before.quantity)))
      : input[field] === before[field];
  const other = fixed.find((field) => !isSame(field));
  if (other) throw new Refusal(errors.received, { code: codes.conflict, field: other });
}

/** Checks what a lot names, and gives its columns; it is counted in the unit of its part, or as it was received. */
export async function lotColumns(call: Call, input: LotInput, before: Stored | null) {
  const { tx, session } = call;
  const { companyId } = session;
  const { part_id: part, supplier_id: supplier, source_batch_id: batch } = input;
  const { rows } = await sql<{ unit: string | null; supplier: boolean; batch: boolean }>`
    select (select unit from part where company_id = ${companyId} and id = ${part}) as unit,
      exists (select from supplier where company_id = ${companyId} and id = ${supplier}) as supplier,
      exists (select from batch where company_id = ${companyId} and id = ${batch} and part_id = ${part}) as batch`.execute(
    tx,
  );
  const found = rows[0]!;
  const invalid = (text: Text, field: string) => new Refusal(text, { code: codes.invalid, field });
  if (found.unit === null) throw invalid(errors.noPart, 'part_id');
  if (supplier !== null && !found.supplier) throw invalid(errors.noSupplier, 'supplier_id');
  if (batch !== null && !found.batch) throw invalid(errors.noBatch, 'source_batch_id');
  checkReceived(input, before);
  const code = await codeOf(call, companyId, 'material_lot', input.code, before);
  const unit = before && before.receiving_id !== null ? String(before.unit) : found.unit;
  return { ...input, code, unit };
}

/** Enters a lot that waits for its inspection. */
export async function addLot(call: Call, input: LotInput): Promise<number> {
  const columns = await lotColumns(call, input, null);
  const id = await insertRecord(call.tx, lotTable, call.session, { ...columns, ...madeAt(call) });
  call.changed('materialLot', id, null, columns);
  return id;
}

export type Inspection = 'pass' | 'fail' | 'waive';
const found = { pass: 'pass', fail: 'fail', waive: 'waived' } as const;

/** What the inspection found: passed and waived lots may be used. */
export async function inspectLots(
  call: Call,
  ids: readonly number[],
  move: Inspection,
  reason: string,
): Promise<void> {
  await transition<typeof lotMoves, HeldLot>(call, lotTable, ids, move, {
    reason,
    set: {
      inspection: found[move],
      inspect_user: call.session.realname,
      inspect_time: momentOf(call),
    },
    skipsDone: true,
  });
}
