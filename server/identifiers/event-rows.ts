import { say, type Text } from '#contract/text.ts';
import type { TraceEvent } from '#contract/features/identity/identifiers/contract.ts';
import type { FoundEvent } from '../events/find.ts';
import type { Reader } from '../records/list-plan.ts';
import { reasonsOf } from './reasons.ts';
import type { CompanySession } from '../access/sessions.ts';

/** Events for display: parts and batches by name, reasons as text. */
export async function eventRows(
  { tx, session, language }: Reader<CompanySession>,
  events: readonly FoundEvent[],
): Promise<TraceEvent[]> {
  const companyId = session.companyId;
  const present = (ids: (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const parts = present(events.map(({ part_id: id }) => id));
  const batches = present(events.map(({ batch_id: id }) => id));
  const partNames = new Map(
    parts.length === 0
      ? []
      : (
          await tx
            .selectFrom('part')
            .select(['id', 'name'])
            .where('company_id', '=', companyId)
            .where('id', 'in', parts)
            .execute()
        ).map(({ id, name }) => [id, name]),
  );
  const batchCodes = new Map(
    batches.length === 0
      ? []
      : (
          await tx
            .selectFrom('batch')
            .select(['id', 'code'])
            .where('company_id', '=', companyId)
            .where('id', 'in', batches)
            .execute()
        ).map(({ id, code }) => [id, code]),
  );
  const words = await reasonsOf(tx);
  return events.map((event) => ({
    id: event.id,
    kind: event.kind,
    event_time: event.event_time.toISOString(),
    quantity: event.quantity,
    reason: inWords(event.reason, words, (text) => say(text, language)),
    create_user: event.create_user,
    part_name: partNames.get(event.part_id!) ?? '',
    batch_code: batchCodes.get(event.batch_id!) ?? '',
  }));
}

/** A dictionary value with its remark. */
function inWords(
  reason: string,
  words: ReadonlyMap<string, Text>,
  tell: (text: Text) => string,
): string {
  const [, word = '', rest = ''] = /^(\S*)\s?(.*)$/s.exec(reason) ?? [];
  const known = words.get(word);
  if (!known) return reason;
  return rest === '' ? tell(known) : `${tell(known)} · ${rest}`;
}
