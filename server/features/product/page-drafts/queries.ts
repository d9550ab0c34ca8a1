import { sql } from 'kysely';
import type { Scene } from '#blocks/kit/scene.ts';
import { codes } from '#contract/envelope.ts';
import { pageDraftTexts } from '#contract/features/product/page-drafts/texts.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { previewScene } from '#server/pages/preview-scene.ts';

/** What a page would show for a code of the company. */
export async function readScene(
  app: App,
  company: number,
  code: string,
  language: Language,
): Promise<Scene> {
  const scene = await previewScene(app, { company, code, language, page: null, place: 'canvas' });
  if (!scene)
    throw new Refusal(pageDraftTexts.errors.unknownCode, { code: codes.notFound, field: 'code' });
  return scene;
}

const lastScans = 200;
const offered = 20;
type Offered = { seq: number; code: string | null; part_name: string; scans: number };

/** Sample codes for a preview: recently scanned ones, and some bound to a part. */
export async function readCodes(app: App, tx: Tx, company: number) {
  const { rows } = await sql<Offered>`
    with lately as (
      select seq, max(id) as id from (
        select seq, id from scan_log where company_id = ${company} and scan_time < now() + interval '1 day'
        order by scan_time desc, id desc limit ${lastScans}) as s
      where seq is not null group by seq order by 2 desc limit ${offered}),
    wanted (seq, rank) as (
      select seq, row_number() over (order by id desc) from lately
      union all
      -- The newest of some parts each: codes without a part may be many, and are not walked through.
      (select i.seq, 1000 + row_number() over (order by i.seq desc)
       from (select id from part where company_id = ${company} order by id desc limit ${offered}) as p
       cross join lateral (
         select seq from identifier where company_id = ${company} and part_id = p.id order by seq desc limit 1) as i))
    select i.seq, i.code, p.name as part_name, i.scans
    from (select seq, min(rank) as rank from wanted group by seq) as w
    join identifier i on i.company_id = ${company} and i.seq = w.seq
    join part p on p.company_id = i.company_id and p.id = i.part_id
    order by w.rank limit ${offered}`.execute(tx);
  const texts = await codeTexts(app, tx, company, rows);
  return rows.flatMap(({ seq, part_name: name, scans }) => {
    const code = texts.get(seq);
    return code === undefined ? [] : { code, part_name: name, scans };
  });
}
