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

/**
 * Finds the product of a link; null if it is not ours. It says nothing about the serial number: a real and an invented
 * one take the same work and lead to the same page, which tells them apart and counts guesses.
 */
export async function findItem(app: App, link: DigitalLink): Promise<Item | null> {
  if (link.key.ai !== '01') return null;
  const serial = valueOf(link, '21');
  const lot = serial === null ? valueOf(link, '10') : null;
  const found = await findProduct(app, link.key.value, lot, await ownerOf(app, serial));
  if (!found) return null;
  return {
    company: found.company_id,
    part: found.id,
    name: found.name,
    manuals: found.manuals,
    serial,
  };
}

type Owner = { company: number; seq: number };

/** Whose serial number it seems to be; without the database. */
async function ownerOf(app: App, serial: string | null): Promise<Owner> {
  const nobody = { company: 0, seq: 0 };
  if (serial === null) return nobody;
  const typed = await readTyped(app, serial);
  if (typed.is === 'standard') return { company: typed.pack.company_id, seq: typed.seq };
  return typed.is === 'own' ? { ...nobody, company: typed.company } : nobody;
}

/** The product with this GTIN; if several companies have one, that of the item. */
async function findProduct(
  app: App,
  gtin: string,
  lot: string | null,
  { company, seq }: Owner,
): Promise<Found | null> {
  const { rows } = await transact(app.database.reading(), systemActor, (tx) =>
    sql<Found>`select p.company_id, p.id, p.name, p.manuals from part p
      where p.gtin <> '' and p.gtin = any(${spellings(gtin)})
        and (${lot}::text is null or exists (select from batch b
          where b.company_id = p.company_id and b.part_id = p.id and b.code = ${lot}))
      order by p.company_id = ${company} desc,
        p.id = (select i.part_id from identifier i where i.company_id = ${company} and i.seq = ${seq}) desc nulls last,
        p.state = 'active' desc, p.company_id, p.id limit 1`.execute(tx),
  );
  return rows[0] ?? null;
}
