import { codes as answers } from '#contract/envelope.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import type { Text } from '#contract/text.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { findNumbers } from '../identifiers/find.ts';
import { Refusal } from '../refusal.ts';

export type Asker = { app: App; tx: Tx; session: { companyId: number } };

/** A unit that a record is about. */
export type Unit = { seq: number; part_id: number | null; batch_id: number | null };

/** Why a typed code names no unit. */
export type NoUnit = { why: Text; params: { code: string } };
export const isUnit = (found: Unit | NoUnit): found is Unit => 'seq' in found;

const { unknownSerial, notUnit } = qualityTexts.errors;

/** The units of the company that these codes name, as people type them and scanners read them. */
export async function findUnits(
  { app, tx, session }: Asker,
  typed: readonly string[],
): Promise<Map<string, Unit | NoUnit>> {
  const different = [...new Set(typed)];
  const numbers = await findNumbers(app, tx, session.companyId, different);
  const wanted = [...new Set(numbers.values())];
  const rows =
    wanted.length === 0
      ? []
      : await tx
          .selectFrom('identifier')
          .select(['seq', 'part_id', 'batch_id', 'level'])
          .where('company_id', '=', session.companyId)
          .where((is) => is('seq', '=', is.fn.any(is.val(wanted))))
          .execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return new Map(
    different.map((code): [string, Unit | NoUnit] => {
      const row = bySeq.get(numbers.get(code) ?? -1);
      const params = { code: code.slice(0, 64) };
      if (!row) return [code, { why: unknownSerial, params }];
      if (row.level > 0) return [code, { why: notUnit, params }];
      return [code, { seq: row.seq, part_id: row.part_id, batch_id: row.batch_id }];
    }),
  );
}

/** One unit; any other code refuses the call at its field. */
export async function findUnit(asker: Asker, typed: string): Promise<Unit> {
  const found = (await findUnits(asker, [typed])).get(typed)!;
  if (isUnit(found)) return found;
  throw new Refusal(found.why, {
    code: answers.invalid,
    params: found.params,
    field: 'serial_number',
  });
}
