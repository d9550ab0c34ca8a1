import { sql } from 'kysely';
import { parseDigitalLinkUrl } from '#contract/gs1/digital-link.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { publicAddress } from '../identifiers/code-texts.ts';
import { findNumbers } from '../identifiers/find.ts';

/** The code in a name, and the product number that must be that of its part. */
function codeOf(app: App, name: string): { code: string; gtin: string | null } | null {
  const link = parseDigitalLinkUrl(name);
  if (link?.key.ai === '00') return { code: link.key.value, gtin: null };
  const serial = link?.qualifiers.find(({ ai }) => ai === '21')?.value;
  if (link?.key.ai === '01' && serial !== undefined) return { code: serial, gtin: link.key.value };
  const address = `${publicAddress(app)}/c/`;
  return name.startsWith(address) ? { code: name, gtin: null } : null;
}

/** The numbers of a company's own codes among names in other people's events. */
export async function ownNumbers(
  app: App,
  tx: Tx,
  companyId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const asked = new Map(
    [...new Set(names)].flatMap((name) => {
      const code = codeOf(app, name);
      return code ? [[name, code] as const] : [];
    }),
  );
  const codes = [...new Set([...asked.values()].map(({ code }) => code))];
  const numbers = codes.length > 0 ? await findNumbers(app, tx, companyId, codes) : new Map();
  if (numbers.size === 0) return new Map();
  const { rows } = await sql<{ seq: number; gtin: string | null }>`
    select i.seq, lpad(nullif(p.gtin, ''), 14, '0') as gtin from identifier i
    left join part p on p.company_id = i.company_id and p.id = i.part_id
    where i.company_id = ${companyId} and i.seq = any(${[...numbers.values()]}::bigint[])`.execute(
    tx,
  );
  const gtins = new Map(rows.map((row) => [row.seq, row.gtin]));
  const found = new Map<string, number>();
  for (const [name, { code, gtin }] of asked) {
    const seq = numbers.get(code);
    // The same serial number of another product is another thing.
    if (seq !== undefined && gtins.has(seq) && (gtin === null || gtins.get(seq) === gtin))
      found.set(name, seq);
  }
  return found;
}
