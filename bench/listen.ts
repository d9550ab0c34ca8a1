import pg from 'pg';
import type { Statement } from './replay.ts';

/** What else the server does meanwhile is recorded, too: of several calls the one with the fewest statements counts. */
const times = 5;

/** Records the statements of one call, to be replayed without the server. */
export async function listen(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Statement[]> {
  let fewest = await listenOnce(url, headers);
  for (let n = 1; n < times; n += 1) {
    const heard = await listenOnce(url, headers);
    if (heard.length < fewest.length) fewest = heard;
  }
  return fewest;
}

async function listenOnce(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Statement[]> {
  const heard: Statement[] = [];
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function listening(this: unknown, ...given: unknown[]) {
    // The beginning of a transaction, with the actor of the policies, comes as an object.
    const [asked, values] = given as [string | { text?: string }, unknown];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (text) heard.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, given);
  };
  try {
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await answer.text();
  } finally {
    prototype.query = query;
  }
  return heard.filter(({ text }) => !/session|pg_notify|\bnode\b/.test(text));
}
