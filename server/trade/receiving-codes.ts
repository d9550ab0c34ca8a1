import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import { codes as answers, type FieldError } from '#contract/envelope.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { itemIn } from '#contract/gs1/elements-in.ts';
import { charge } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { readCode } from '../codes/codes.ts';
import { permutationOf } from '../codes/space.ts';
import { asSystem, type Tx } from '../database/database.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { findNumbers } from '../identifiers/find.ts';
import { codeIn, readTyped } from '../identifiers/read-code.ts';
import { codeState } from '../logistics/shipments.ts';
import { Refusal } from '../refusal.ts';

export type Asker = { app: App; tx: Tx; session: StaffSession };
const { errors } = receivingTexts;
const mostListed = 100;

/** The company behind a supplier, and the card that it has of us. */
export type SupplierLink = { sellerId: number; cardId: number; name: string };

/** A link that is suspended still lets arrive what was sent; an ended one is none. */
export async function linkOf(
  { tx, session }: Pick<Asker, 'tx' | 'session'>,
  supplierId: number,
): Promise<SupplierLink | null> {
  const { rows } = await asSystem(tx, actorOf(session), () =>
    sql<SupplierLink>`
      select p.seller_id as "sellerId", c.id as "cardId", o.name
      from supplier s
      join partnership p on p.id = s.partnership_id and p.state in ('active', 'suspended')
      join customer c on c.partnership_id = p.id and c.company_id = p.seller_id
      join company o on o.company_id = p.seller_id
      where s.company_id = ${session.companyId} and s.id = ${supplierId}`.execute(tx),
  );
  return rows[0] ?? null;
}

/** A unit of a linked company that was shipped to us. */
export type LinkedUnit = {
  seq: number;
  code: string;
  part_id: number | null;
  part_code: string;
  part_name: string;
  batch: string;
  shipment_id: number;
  shipment: string;
  ship_time: Date | null;
  /** Shipped and not received yet. */
  is_coming: boolean;
  /** Frozen or recalled. */
  is_stopped: boolean;
};
/** What a scanned code is: units of the linked company, a serial that only the supplier knows, or nothing for us. */
export type ScannedCode = { units: LinkedUnit[] } | 'serial' | 'stranger';

type FoundUnit = Omit<LinkedUnit, 'shipment_id' | 'code'> & {
  root: number;
  shipment_id: number | null;
  code: string | null;
};

/** A serial of a supplier as it is kept: alone, however much of GS1 was scanned around it. */
export const serialIn = (code: string): string => itemIn(code) ?? code;

/**
 * What scanned codes are. Of codes of a linked company only those are told that it shipped to us and that have not gone
 * elsewhere since; a box or pallet stands for all units in it.
 */
export async function readScanned(
  { app, tx, session }: Asker,
  link: SupplierLink | null,
  codes: readonly string[],
): Promise<Map<string, ScannedCode>> {
  if (!link) return new Map(codes.map((code) => [code, 'serial']));
  const { known, units } = await asSystem(tx, actorOf(session), async () => {
    const numbers = await findNumbers(app, tx, link.sellerId, codes);
    return { known: numbers, units: await unitsIn({ app, tx }, link, [...numbers.values()]) };
  });
  const found = new Map<string, ScannedCode>();
  for (const code of codes) {
    const root = known.get(code);
    const inside = root === undefined ? [] : (units.get(root) ?? []);
    if (root === undefined)
      // Made by somebody who works with this system, and nothing that this supplier has sent.
      found.set(code, (await readTyped(app, code)).is === 'standard' ? 'stranger' : 'serial');
    else if (inside.length === 0 || inside.some((unit) => unit === null))
      found.set(code, 'stranger');
    else found.set(code, { units: inside as LinkedUnit[] });
  }
  return found;
}

/** Twice what fits on a receipt, in an hour: far too few to find a code by guessing. */
const guesses = { hits: 60_000, windowSeconds: 3_600, blockSeconds: 3_600 };

/**
 * Counts codes that look like those of a linked company and are not among what it sent: the answer tells a genuine one
 * from an invented one. On a connection of its own: the call may be refused.
 */
export async function countGuesses(
  { app, session }: Asker,
  link: SupplierLink | null,
  scanned: ReadonlyMap<string, ScannedCode>,
): Promise<void> {
  if (!link) return;
  const permutation = permutationOf(app);
  const tried = [...scanned].filter(
    ([code, found]) => typeof found === 'string' && readCode(permutation, codeIn(code)) !== null,
  );
  if (tried.length === 0) return;
  const subject = `received codes:${session.companyId}`;
  const { hits, blockedSeconds } = await charge(
    app.database.sidePool,
    subject,
    guesses,
    tried.length,
  );
  if (hits > guesses.hits || blockedSeconds > 0)
    throw new Refusal(errorTexts.tooMany, { code: answers.tooMany });
}

/** The units of the seller's codes by what was scanned; null stands for one that was not sent to us. */
async function unitsIn(
  { app, tx }: Pick<Asker, 'app' | 'tx'>,
  { sellerId, cardId }: SupplierLink,
  roots: readonly number[],
): Promise<Map<number, (LinkedUnit | null)[]>> {
  const { frozen, recalled } = identifierStates;
  const { rows } = await sql<FoundUnit>`
    with recursive inside (root, seq, level) as (
      select i.seq, i.seq, i.level from identifier i
      where i.company_id = ${sellerId} and i.seq = any(${[...new Set(roots)]}::bigint[])
      union all
      select u.root, c.seq, c.level from inside u
      join identifier c on c.company_id = ${sellerId} and c.parent_seq = u.seq where u.level > 0)
    select u.root, i.seq, i.code, i.part_id, coalesce(p.code, '') as part_code, coalesce(p.name, '') as part_name,
      coalesce(b.code, '') as batch, sent.id as shipment_id, sent.code as shipment, sent.ship_time,
      sent.state = ${codeState.shipped} as is_coming, i.state in (${frozen}, ${recalled}) as is_stopped
    from inside u
    join identifier i on i.company_id = ${sellerId} and i.seq = u.seq
    left join part p on p.company_id = i.company_id and p.id = i.part_id
    left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    left join lateral (
      select s.id, s.code, s.ship_time, c.state from shipment_code c
      join shipment s on s.company_id = c.company_id and s.id = c.shipment_id
      where c.company_id = i.company_id and c.seq = i.seq and s.customer_id = ${cardId} and i.customer_id = ${cardId}
        and c.state in (${codeState.shipped}, ${codeState.received})
      order by s.id desc limit 1) sent on true
    where u.level = 0 order by i.seq`.execute(tx);
  const texts = await codeTexts(app, tx, sellerId, rows);
  const found = new Map<number, (LinkedUnit | null)[]>();
  for (const { root, shipment_id: shipment, ...row } of rows) {
    const list = found.get(root) ?? [];
    list.push(
      shipment === null ? null : { ...row, shipment_id: shipment, code: texts.get(row.seq)! },
    );
    found.set(root, list);
  }
  return found;
}

/** Where serials of a supplier were received already. */
export async function receivedBefore(
  { tx, session }: Pick<Asker, 'tx' | 'session'>,
  supplierId: number,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; document: string }>`
    select s.code, r.code as document from receiving_serial s
    join receiving r on r.company_id = s.company_id and r.id = s.receiving_id
    where s.company_id = ${session.companyId} and s.supplier_id = ${supplierId} and s.is_posted
      and s.code = any(${[...codes]}::text[])`.execute(tx);
  return new Map(rows.map(({ code, document }) => [code, document]));
}

export type Culprit = { code: string; why: Text; params?: TextParams; line?: number };

/** Refuses a receipt because of some of its serials, each with its reason. */
export function refuseSerials(culprits: readonly Culprit[]): void {
  if (culprits.length === 0) return;
  const listed = culprits.slice(0, mostListed);
  const shown = (code: string) => code.slice(0, 64);
  const errorsIn = (language: Language): FieldError[] =>
    listed.map(({ code, why, params, line }) => ({
      field: line === undefined ? 'codes' : `lines.${line}.supplier_codes`,
      msg: say(why, language, { code: shown(code), ...params }),
      code,
    }));
  throw new Refusal(errors.refused, {
    code: answers.conflict,
    params: { n: culprits.length, code: shown(listed[0]!.code) },
    data: { count: culprits.length },
    errors: errorsIn,
  });
}
