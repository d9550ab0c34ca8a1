import { Readable } from 'node:stream';
import { exportFormat, type ExportHead } from '#proof/formats.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Actor } from '../database/database.ts';
import { signedHead } from './day-log.ts';
import { proveDays } from './prove.ts';
import { eventsOn, lineOf, type Sealed } from './seal.ts';
import { namespaces } from './vocabulary.ts';

/** What stands above the events of a day: its seal, and the way from there to the head of the log. */
export async function exportHead(
  app: App,
  company: { id: number; name: string },
  day: string,
  sealed: Sealed | null,
): Promise<ExportHead> {
  const { head, proof } = await transact(app.database.main, systemActor, async (tx) => {
    const head = sealed && (await signedHead(app, tx));
    const [proof = null] = head ? await proveDays(tx, company.id, [day], head) : [];
    return { head, proof };
  });
  return {
    format: exportFormat,
    company_id: company.id,
    company: sealed ? sealed.company : company.name,
    day,
    scheme: sealed?.scheme ?? 2,
    events: sealed?.events ?? 0,
    root: sealed?.root.toString('hex') ?? null,
    namespaces,
    proof,
    head,
  };
}

/** All events of a day as JSON lines: a header with the root hash, then one EPCIS event each. */
export function exportEvents(app: App, actor: Actor, head: ExportHead): Readable {
  async function* lines() {
    yield Buffer.from(`${JSON.stringify(head)}\n`);
    const pages = eventsOn((work) => transact(app.database.reading(), actor, work), {
      company: head.company_id,
      day: head.day,
    });
    for await (const page of pages)
      yield Buffer.from(page.map((event) => `${lineOf(event)}\n`).join(''));
  }
  return Readable.from(lines(), { objectMode: false });
}
