import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CodeList } from '#contract/features/sale/campaigns/contract.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';

/** What stands on a line of a code list. */
export const redPacketCode = /^[\x21-\x7e]{4,64}$/;

type Line = { line: number; text: string };
export type KeptCodes = Pick<CodeList, 'lines' | 'added' | 'repeated' | 'wrong' | 'faults'>;

/** Lines that are encrypted in one go: between them the server answers others. */
const linesAtOnce = 500;

type Place = { company: number; campaign: number; prize: number };

/** Keeps red-packet codes for a prize, encrypted; those that the campaign has already are left out. */
export async function keepCodes(
  app: App,
  tx: Tx,
  place: Place,
  given: readonly Line[],
): Promise<KeptCodes> {
  // A first line that is no code is a heading.
  const lines = given.filter(({ line, text }) => line > 1 || redPacketCode.test(text));
  const kept: KeptCodes = { lines: lines.length, added: 0, repeated: 0, wrong: 0, faults: [] };
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const { added, repeated, wrong, faults } = await keepSome(
      app,
      tx,
      place,
      lines.slice(at, at + linesAtOnce),
    );
    kept.added += added;
    kept.repeated += repeated;
    kept.wrong += wrong;
    kept.faults.push(...faults);
    await setImmediate();
  }
  await sql`
    update campaign_prize set codes = codes + ${kept.added}
    where company_id = ${place.company} and id = ${place.prize}`.execute(tx);
  return kept;
}

async function keepSome(
  app: App,
  tx: Tx,
  { company, campaign, prize }: Place,
  lines: readonly Line[],
): Promise<Omit<KeptCodes, 'lines'>> {
  const faults: KeptCodes['faults'] = [];
  const good = lines.flatMap(({ line, text }) => {
    if (redPacketCode.test(text))
      return [{ line, text, hash: app.secrets.index('red packet', text) }];
    faults.push({ line, error: 'format' });
    return [];
  });
  const wrong = faults.length;
  const { rows } =
    good.length === 0
      ? { rows: [] }
      : await sql<{ hash: Buffer }>`
          insert into campaign_code (company_id, campaign_id, prize_id, sealed, hash)
          select ${company}, ${campaign}, ${prize}, sealed, hash
          from unnest(${good.map(({ text }) => app.secrets.seal('campaign_code', company, text))}::bytea[],
            ${good.map(({ hash }) => hash)}::bytea[]) as g (sealed, hash)
          on conflict (company_id, campaign_id, hash) do nothing returning hash`.execute(tx);
  const fresh = new Set(rows.map(({ hash }) => hash.toString('hex')));
  // Of a code that stands twice the first counts.
  for (const { line, hash } of good)
    if (!fresh.delete(hash.toString('hex'))) faults.push({ line, error: 'twice' });
  return {
    added: rows.length,
    repeated: good.length - rows.length,
    wrong,
    faults: faults.toSorted((a, b) => a.line - b.line),
  };
}
