import { sql } from 'kysely';
import type { WarrantyState } from '#contract/features/sale/warranties/moves.ts';
import type { Language } from '#contract/language.ts';
import { translated } from '#contract/translated.ts';
import type { Origin } from '../access/network.ts';
import { findByPhoneEnd } from '../access/phone-end.ts';
import type { App } from '../app.ts';
import { markOf } from '../codes/marks.ts';
import type { Tx } from '../database/database.ts';
import { codeTexts, linkOf } from '../identifiers/code-texts.ts';
import { warrantyPath, type LinkedWarranty } from './warranty-link.ts';
import { stateOfW } from './warranty-state.ts';

/** What the owner of a warranty sees of it; nothing that tells who that is. */
export type WarrantyCard = {
  company_name: string;
  part_name: string;
  model: string;
  /** The first picture. */
  image: string | null;
  code: string;
  /** The address of the code, as on its label. */
  link: string;
  active_time: Date;
  start_time: Date;
  /** When it ends, or ended early. */
  end_time: Date;
  months: number;
  extended_months: number;
  state: WarrantyState;
  dealer_name: string;
  policy_name: string;
  terms: string;
  /** The page of the unit that replaced this one. */
  next: string | null;
};

type Row = Omit<WarrantyCard, 'part_name' | 'model' | 'code' | 'link' | 'next'> & {
  name: string | null;
  name_en: string | null;
  name_tw: string | null;
  model: string | null;
  model_en: string | null;
  model_tw: string | null;
  own_code: string | null;
  gtin: string;
  replaced_by_seq: number | null;
};

/** The warranty behind a link; null if it is somebody else's by now, or was taken back. */
export async function readCard(
  app: App,
  tx: Tx,
  { company, seq, holder, since }: LinkedWarranty,
  language: Language,
): Promise<WarrantyCard | null> {
  const { rows } = await sql<Row>`
    select c.name as company_name, p.name, p.name_en, p.name_tw, p.model, p.model_en, p.model_tw,
      p.images ->> 0 as image, coalesce(p.gtin, '') as gtin, i.code as own_code, w.active_time, w.start_time,
      least(w.expire_time, w.void_time) as end_time, w.months, w.extended_months, ${stateOfW} as state,
      coalesce(d.name, '') as dealer_name, coalesce(v.name, '') as policy_name, coalesce(v.terms, '') as terms,
      w.replaced_by_seq
    from warranty w
    join company c on c.company_id = w.company_id
    join identifier i on i.company_id = w.company_id and i.seq = w.seq
    left join part p on p.company_id = w.company_id and p.id = w.part_id
    left join dealer d on d.company_id = w.company_id and d.dealer_id = w.dealer_id
    left join warranty_policy_version v on v.company_id = w.company_id and v.policy_id = w.policy_id
      and v.version = w.policy_version
    where w.company_id = ${company} and w.seq = ${seq} and w.holder_no = ${holder}`.execute(tx);
  const [row] = rows;
  if (row?.active_time.getTime() !== since) return null;
  const { own_code: own, gtin, replaced_by_seq: by, ...card } = row;
  const mark = await markOf(app, company, tx);
  const code = (await codeTexts(app, tx, company, [{ seq, code: own }])).get(seq) ?? '';
  return {
    ...card,
    company_name: translated(mark, 'brand_name', language) || card.company_name,
    part_name: translated(card, 'name', language),
    model: translated(card, 'model', language),
    dealer_name: mark.shows_dealer_names ? card.dealer_name : '',
    code,
    link: linkOf(app, mark, { code, gtin }),
    next: by === null ? null : await pathOf(app, tx, company, by, seq),
  };
}

/**
 * The path of the page of a unit's warranty; null if it has none. With `heirOf` only while it is held by the person for
 * whom that unit was replaced.
 */
export async function pathOf(
  app: App,
  tx: Tx,
  company: number,
  seq: number,
  heirOf?: number,
): Promise<string | null> {
  const row = await tx
    .selectFrom('warranty')
    .select(['company_id', 'seq', 'holder_no', 'active_time', 'replaces_seq'])
    .where('company_id', '=', company)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!row) return null;
  const isHeir = heirOf === undefined || (row.replaces_seq === heirOf && row.holder_no === 1);
  return isHeir ? warrantyPath(app, row) : null;
}

/** The page of a unit's warranty, for somebody who knows the last phone digits of its owner. */
export async function findCard(
  app: App,
  tx: Tx,
  { company, seq, end, origin }: { company: number; seq: number; end: string; origin: Origin },
): Promise<string | null> {
  const row = await findByPhoneEnd(
    app.database.sidePool,
    { kind: 'warranty', company, number: seq, end, origin },
    () =>
      tx
        .selectFrom('warranty')
        .select(['company_id', 'seq', 'holder_no', 'active_time', 'mobile_sealed'])
        .where('company_id', '=', company)
        .where('seq', '=', seq)
        .executeTakeFirst(),
    (found) => app.secrets.open('warranty.mobile', company, found.mobile_sealed),
  );
  return row && warrantyPath(app, row);
}
