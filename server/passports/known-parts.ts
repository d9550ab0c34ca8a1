import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { KnownPart } from './content.ts';

/** What is known of the parts already, and what they are made of by their current bills of materials. */
export async function readParts(
  tx: Tx,
  company: number,
  parts: readonly number[],
): Promise<Map<number, KnownPart>> {
  const { rows } = await sql<KnownPart & { id: number }>`
    select p.id, p.name, p.name_en, p.name_tw, p.model, p.model_en, p.model_tw, p.gtin, p.introduction,
      p.images ->> 0 as image, coalesce(w.months, p.warranty_months) as warranty_months,
      coalesce((
        select jsonb_agg(jsonb_build_object('code', c.code,
          'name', jsonb_build_object('zh', c.name, 'en', c.name_en, 'tw', c.name_tw),
          'quantity', trim_scale(l.quantity)::text, 'unit', l.unit) order by l.line_no)
        from bom_line l join part c on c.company_id = l.company_id and c.id = l.part_id
        where l.company_id = p.company_id and l.bom_id = (
          select b.id from bom b where b.company_id = p.company_id and b.part_id = p.id and b.state = 'released'
          order by b.version_no desc limit 1)), '[]') as components
    from part p left join warranty_policy w on w.company_id = p.company_id and w.id = p.warranty_policy_id
    where p.company_id = ${company} and p.id = any(${[...parts]}::integer[])`.execute(tx);
  return new Map(rows.map(({ id, ...part }) => [id, part]));
}
