import pg from 'pg';
import type { Statement } from './replay.ts';

/** Records the statements of one call, to be replayed without the server. */
export async function listen(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Statement[]> {
  const heard: Statement[] = [];
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function listening(this: unknown, ...given: unknown[]) {
    if (typeof given[0] === 'string')
      heard.push({ text: given[0], values: Array.isArray(given[1]) ? given[1] : [] });
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
