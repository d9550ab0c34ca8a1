import { sql } from 'kysely';
import type { LogError } from '#contract/features/system/witnessed-logs/errors.ts';
import { areEqual } from '#proof/bytes.ts';
import { emptyRoot } from '#proof/merkle.ts';
import { readCheckpoint, readNote } from '#proof/note.ts';
import type { App } from '../../app.ts';
import { getOutside, mayCall, type OutgoingAnswer } from '../../http/outgoing.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { signerOf } from './cosign.ts';

export const lookKind = 'log.look';

type Log = {
  id: number;
  origin: string;
  keys: string[];
  address: string;
  size: number;
  root: Buffer;
};
type Seen = { error: LogError; detail: string } | null;
const problem = (error: LogError, detail = ''): Seen => ({
  error,
  detail: detail.replaceAll('\0', '').toWellFormed().slice(0, 300),
});

/** Compares the head that a log publishes with the last one that was signed for it. */
async function look(app: App, log: Log): Promise<Seen> {
  if (!mayCall(app.settings, log.address)) return problem('private');
  let answer: OutgoingAnswer;
  try {
    answer = await getOutside(app.settings, log.address, {
      headers: { accept: 'text/plain' },
      timeout: 15_000,
      most: 65_536,
    });
  } catch (error) {
    return problem('unreachable', error instanceof Error ? error.message : String(error));
  }
  if (answer.status !== 200) return problem('status', String(answer.status));
  const note = readNote(answer.text);
  const head = note && readCheckpoint(note.text);
  if (!note || !head) return problem('noHead');
  if (head.origin !== log.origin) return problem('otherOrigin', head.origin);
  if (!signerOf(note, log.keys)) return problem('otherKey');
  if (head.size < log.size) return problem('behind', `${head.size} < ${log.size}`);
  // Whether a longer log continues what was signed is told when it asks for the next signature.
  return head.size > log.size || areEqual(head.root, log.root) ? null : problem('forked');
}

/** Looks at the logs that somebody wants to have checked. */
export const lookJob: JobKind<App> = {
  kind: lookKind,
  lane: 'long',
  run: async (job, app) => {
    let logs: Log[] = [];
    await job.step(async (tx) => {
      const { rows } = await sql<Log>`
        select l.id, l.origin, l.keys, l.address, coalesce(h.size, 0) as size,
          coalesce(h.root, ${Buffer.from(emptyRoot)}) as root
        from witnessed_log l left join witnessed_head h on h.origin = l.origin
        where l.is_due order by l.id limit 20`.execute(tx);
      logs = rows;
      return {};
    });
    const seen = await Promise.all(
      logs.map(async ({ id, address, ...log }) => ({
        id,
        address,
        error: '',
        detail: '',
        ...(await look(app, { id, address, ...log })),
      })),
    );
    await job.step(async (tx) => {
      await sql`update witnessed_log l set is_due = false, checked_time = now(), error = t.error,
          error_detail = t.detail, error_time = case when t.error = '' then null else now() end
        from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
          as t (id integer, address text, error text, detail text)
        where l.id = t.id and l.address = t.address`.execute(tx);
      return {};
    });
  },
};
