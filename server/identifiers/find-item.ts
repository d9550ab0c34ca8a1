import { sql } from 'kysely';
import type { PartManual } from '#contract/features/product/parts/contract.ts';
import type { DigitalLink } from '#contract/gs1/digital-link.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import type { Message } from '../cluster/cluster.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { readTyped } from './read-code.ts';

/** What a Digital Link names here: a product, and an item of it if given. */
export type Item = {
  name: string;
  name_en: string;
  name_tw: string;
  manuals: PartManual[];
  /** The address of its public passport; null without one. */
  passport: string | null;
  serial: string | null;
  /** The batch that the link names, if there is one. */
  lot: string | null;
};
type Found = Pick<Item, 'name' | 'name_en' | 'name_tw' | 'manuals' | 'passport'> & {
  company_id: number;
  id: number;
  has_lot: boolean;
};

/** A GTIN as parts may have stored it: with or without leading zeros. */
const spellings = (gtin: string) =>
  [14, 13, 12, 8]
    .map((length) => gtin.slice(-length))
    .filter((short) => short.padStart(14, '0') === gtin);
const valueOf = ({ qualifiers }: DigitalLink, ai: string) =>
  qualifiers.find((one) => one.ai === ai)?.value ?? null;

/**
 * Finds the product of a link; null if it is not ours. It says nothing about the serial number: a real and an invented
 * one take the same work and lead to the same page, which tells them apart and counts guesses. A batch that nobody
 * knows leads to its product.
 */
export async function findItem(
  app: App,
  link: DigitalLink,
  /** Whose product is wanted, where it is known and no serial number says it. */
  company = 0,
): Promise<Item | null> {
  if (link.key.ai === '00') return findBox(app, link.key.value);
  if (link.key.ai !== '01') return null;
  const serial = valueOf(link, '21');
  const lot = valueOf(link, '10');
  const owner = serial === null ? { company, seq: 0 } : await ownerOf(app, serial);
  const found = await findProduct(app, link.key.value, lot, owner);
  if (!found) return null;
  return {
    name: found.name,
    name_en: found.name_en,
    name_tw: found.name_tw,
    manuals: found.manuals,
    passport: found.passport,
    serial,
    lot: found.has_lot ? lot : null,
  };
}

/** The keys that are found: boxes and pallets by their SSCC, products by their GTIN. */
export const foundKeys = ['00', '01'] as const;

/** A box or pallet whose own code is its SSCC: a company must have issued codes like it. */
async function findBox(app: App, sscc: string): Promise<Item | null> {
  const typed = await readTyped(app, sscc);
  if (typed.is !== 'own') return null;
  return {
    name: sscc,
    name_en: '',
    name_tw: '',
    manuals: [],
    passport: null,
    serial: sscc,
    lot: null,
  };
}

type Owner = { company: number; seq: number };

/** Whose serial number it seems to be; without the database. */
async function ownerOf(app: App, serial: string): Promise<Owner> {
  const nobody = { company: 0, seq: 0 };
  const typed = await readTyped(app, serial);
  if (typed.is === 'standard') return { company: typed.pack.company_id, seq: typed.seq };
  return typed.is === 'own' ? { ...nobody, company: typed.company } : nobody;
}

const named = sql`p.company_id, p.id, p.name, p.name_en, p.name_tw, p.manuals,
  (select d.public_id from passport d
    where d.company_id = p.company_id and d.part_id = p.id and d.state = 'published') as passport`;
const withGtin = (gtin: string) => sql`p.gtin <> '' and p.gtin = any(${spellings(gtin)})`;

/** The products with a GTIN, two at most; briefly cached, as what their pages show is. */
const products = cache<App, string, Omit<Found, 'has_lot'>[], Message>({
  max: 20_000,
  maxAge: 10_000,
  isShared: true,
});

/** The product with this GTIN; if several companies have one, that of the owner. */
async function findProduct(
  app: App,
  gtin: string,
  lot: string | null,
  { company, seq }: Owner,
): Promise<Found | null> {
  const read = <T>(work: (tx: Tx) => Promise<T>) =>
    transact(app.database.reading(), systemActor, work);
  const [only, another] = await products.get(app, gtin, () =>
    read(
      async (tx) =>
        (await sql<Found>`select ${named} from part p where ${withGtin(gtin)} limit 2`.execute(tx))
          .rows,
    ),
  );
  if (!only) return null;
  if (!another && lot === null) return { ...only, has_lot: false };
  const { rows } = await read((tx) =>
    sql<Found>`select ${named},
        exists (select from batch b
          where b.company_id = p.company_id and b.part_id = p.id and b.code = ${lot}::text) as has_lot
      from part p
      where ${withGtin(gtin)}
      order by p.company_id = ${company} desc, has_lot desc,
        p.id = (select i.part_id from identifier i where i.company_id = ${company} and i.seq = ${seq}) desc nulls last,
        p.state = 'active' desc, p.company_id, p.id limit 1`.execute(tx),
  );
  return rows[0] ?? null;
}
