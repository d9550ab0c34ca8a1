import { Readable } from 'node:stream';
import type { App } from '../app.ts';
import { transact, type Actor } from '../database/database.ts';
import { eventId } from './event-hash.ts';
import { eventsOn, type Sealed } from './seal.ts';
import { epcisContext, namespaces } from './vocabulary.ts';

export const exportFormat = 'suyuan-events/1';

/** The first line of an export: the totals that the lines below must match. */
export type ExportHead = {
  format: typeof exportFormat;
  company_id: number;
  company: string;
  day: string;
  events: number;
  root: string | null;
  namespaces: Readonly<Record<string, string>>;
};

/** All events of a day as JSON lines: a header with the root hash, then one EPCIS event each. */
export function exportEvents(
  app: App,
  actor: Actor,
  company: { id: number; name: string },
  day: string,
  sealed: Sealed | null,
): Readable {
  const head: ExportHead = {
    format: exportFormat,
    company_id: company.id,
    company: company.name,
    day,
    events: sealed?.events ?? 0,
    root: sealed?.root.toString('hex') ?? null,
    namespaces,
  };
  const line = (value: object) => `${JSON.stringify(value)}\n`;
  async function* lines() {
    yield Buffer.from(line(head));
    const pages = eventsOn((work) => transact(app.database.reading(), actor, work), {
      company: company.id,
      day,
    });
    for await (const page of pages)
      yield Buffer.from(
        page
          .map(({ body, hash, record_time: time }) =>
            line({
              '@context': epcisContext,
              eventID: eventId(hash),
              recordTime: time.toISOString(),
              ...body,
            }),
          )
          .join(''),
      );
  }
  return Readable.from(lines(), { objectMode: false });
}
