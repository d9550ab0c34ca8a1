import { sql } from 'kysely';
import type { PrefixIssuer } from '#contract/features/setting/code-prefixes/contract.ts';
import type { Tx } from '../database/database.ts';

type Prefix = [
  company: number,
  prefix: string,
  issuer: PrefixIssuer,
  from: number | null,
  until: number | null,
  remark: string,
];

/** Days count from today. */
const prefixes: Prefix[] = [
  [1, '6938166', 'gs1', -900, 195, '厂商识别代码，每两年续展'],
  [1, '86.1088.31', 'other', -240, 490, '工业互联网标识解析二级节点'],
  [1, 'QSOLD', 'own', -1_400, -300, '旧版机身号，已停用'],
  [1, 'QS27', 'own', 46, null, '明年新系列'],
  [38, '6901209', 'gs1', -700, 395, '厂商识别代码'],
];

/** Beginnings of codes that authorities gave, one number rule of a company's own, and what it is called abroad. */
export async function createSettings(tx: Tx): Promise<void> {
  for (const [company, prefix, issuer, from, until, remark] of prefixes)
    await sql`insert into code_prefix (company_id, prefix, issuer, from_day, until_day, remark)
      values (${company}, ${prefix}, ${issuer}, current_date + ${from}::int, current_date + ${until}::int, ${remark})`.execute(
      tx,
    );
  await tx
    .insertInto('mark')
    .values({
      company_id: 1,
      hotline: '0571-8800-0188',
      brand_name_en: 'Qingshan Precision',
      brand_name_tw: '青山精密製造',
    })
    .execute();
  await tx
    .insertInto('number_rule')
    .values({
      company_id: 1,
      kind: 'incident',
      prefix: 'FX',
      date_part: 'YYYYMM',
      separator: '-',
      width: 4,
      reset: 'month',
      gap_free: true,
    })
    .execute();
}
