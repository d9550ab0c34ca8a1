import { sql } from 'kysely';
import { incidentKindTexts, type IncidentKind } from '#contract/features/risk/incidents/kinds.ts';
import type { SourceFacts } from '#contract/features/trace/nonconformances/contract.ts';
import {
  measuredText,
  suggestedTitles,
  type SourceRecord,
} from '#contract/features/trace/nonconformances/sources.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import type { Source } from '#server/nonconformances/sources.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { faultsOf } from '#server/repairs/words.ts';

type Names = { part_name: string; batch_code: string; lot_code: string; own_code: string | null };

/** What a finding from a record would be about, and words to begin with. */
export async function suggestFrom(
  reader: Reader<StaffSession>,
  source: SourceRecord,
  id: number,
  found: Source,
): Promise<SourceFacts> {
  const { app, tx, session, language } = reader;
  const { companyId } = session;
  const { seq, part_id, batch_id, lot_id } = found;
  const { rows } = await sql<Names>`
    select coalesce((select name from part where company_id = ${companyId} and id = ${part_id}::integer), '') as part_name,
      coalesce((select code from batch where company_id = ${companyId} and id = ${batch_id}::integer), '') as batch_code,
      coalesce((select code from material_lot where company_id = ${companyId} and id = ${lot_id}::integer), '') as lot_code,
      (select code from identifier where company_id = ${companyId} and seq = ${seq}::bigint) as own_code`.execute(
    tx,
  );
  const { own_code: code, ...names } = rows[0]!;
  const texts = await codeTexts(app, tx, companyId, seq === null ? [] : [{ seq, code }]);
  return {
    source,
    source_id: id,
    source_name: found.name,
    part_id,
    batch_id,
    lot_id,
    ...names,
    identifier_id: seq,
    serial_number: seq === null ? '' : (texts.get(seq) ?? ''),
    title: say(suggestedTitles[source], language, {
      name: await wordOf(reader, source, found.word),
    }).slice(0, 100),
    description: describe(reader, found),
  };
}

async function wordOf(
  { tx, language }: Reader<StaffSession>,
  source: SourceRecord,
  word: string,
): Promise<string> {
  if (source === 'repair') return (await faultsOf(tx, language)).name(word);
  const kind = source === 'incident' ? incidentKindTexts[word as IncidentKind] : undefined;
  return kind ? say(kind, language) : word;
}

/** What was measured. What consumers wrote is not copied: here it would outlive the erasure of their data. */
function describe({ language }: Reader<StaffSession>, { inspected }: Source): string {
  if (!inspected) return '';
  const { value, unit, content, std } = inspected;
  const measured = value === null ? '' : `${value} ${unit}`.trim();
  const found = [measured, content].filter((text) => text !== '').join(' · ');
  return say(measuredText, language, { found: found || '–', std: std || '–' });
}
