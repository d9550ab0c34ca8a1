import { sql } from 'kysely';
import type { DigitalLink } from '#contract/gs1/digital-link.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { readTyped } from './read-code.ts';

/** What a Digital Link names here: a product, and an item of it if given. */
export type Item = {
  company: number;
  part: number;
  name: string;
  manuals: { name: string; url: string }[];
  serial: string | null;
};
type Found = { company_id: number; id: number; name: string; manuals: Item['manuals'] };

/** A GTIN as parts may have stored it: with or without leading zeros. */
const spellings = (gtin: string) =>
  [14, 13, 12, 8]
    .map((length) => gtin.slice(-length))
    .filter((short) => short.padStart(14, '0') === gtin);
const valueOf = ({ qualifiers }: DigitalLink, ai: string) =>
  qualifiers.find((one) => one.ai === ai)?.value ?? null;

/** Finds the item; undefined if it is not ours. Does not count: the page it leads to does. */
export async function findItem(app: App, link: DigitalLink): Promise<Item | null> {
  if (link.key.ai !== '01') return null;
  const serial = valueOf(link, '21');
  const found =
    serial === null
      ? await findProduct(app, link.key.value, valueOf(link, '10'))
      : await findUnit(app, link.key.value, serial);
  if (!found) return null;
  return {
    company: found.company_id,
    part: found.id,
    name: found.name,
    manuals: found.manuals,
    serial,
  };
}

const columns = sql`p.company_id, p.id, p.name, p.manuals`;

async function findProduct(app: App, gtin: string, lot: string | null): Promise<Found | null> {
  const { rows } = await transact(app.database.replica, systemActor, (tx) =>
    sql<Found>`select ${columns} from part p where p.gtin <> '' and p.gtin = any(${spellings(gtin)})
      and (${lot}::text is null or exists (select from batch b
        where b.company_id = p.company_id and b.part_id = p.id and b.code = ${lot}))
      order by p.state = 'active' desc, p.company_id, p.id limit 1`.execute(tx),
  );
  return rows[0] ?? null;
}

/**
 * A single item. Our codes prove themselves; those of a company's own rule could be enumerated, so it is enough that
 * the company has such a product: the page says the rest, and counts guesses.
 */
async function findUnit(app: App, gtin: string, serial: string): Promise<Found | null> {
  const typed = await readTyped(app, serial);
  if (typed.is === 'unknown' || typed.is === 'malformed') return null;
  const company = typed.is === 'standard' ? typed.pack.company_id : typed.company;
  const { rows } = await transact(app.database.replica, systemActor, (tx) =>
    sql<Found>`select ${columns} from part p
      where p.company_id = ${company} and p.gtin <> '' and p.gtin = any(${spellings(gtin)})
        ${
          typed.is === 'standard'
            ? sql`and p.id = (select part_id from identifier where company_id = ${company} and seq = ${typed.seq})`
            : sql``
        } order by p.id limit 1`.execute(tx),
  );
  return rows[0] ?? null;
}
