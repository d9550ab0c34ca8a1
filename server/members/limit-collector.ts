import { sql } from 'kysely';
import type { Configuration } from '#contract/configuration.ts';
import { codes } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import { pointsPageTexts } from '#contract/texts/points-page.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

const { errors } = pointsPageTexts;
type Collecting = {
  phone: string;
  kind: 'scan' | 'survey';
  limits: Configuration['consumer'];
};

/** One number may collect as often as it may activate; its requests are counted one after the other. */
export async function limitCollector(
  app: App,
  tx: Tx,
  { phone, kind, limits }: Collecting,
): Promise<void> {
  const index = app.secrets.index('mobile', bareMobile(phone));
  await sql`select pg_advisory_xact_lock(hashtext('points of a phone'), hashtext(${index.toString('hex')}))`.execute(
    tx,
  );
  const { rows } = await sql<{ all: number; day: number }>`
    select count(*)::int as all, (count(*) filter (where p.create_time > now() - interval '1 day'))::int as day
    from member m join member_point p on p.member_id = m.id
    where m.mobile_index = ${index} and p.kind = ${kind}`.execute(tx);
  const { all, day } = rows[0]!;
  const tooMany = (text: Text, n: number) =>
    new Refusal(text, { code: codes.tooMany, field: 'phone', params: { n } });
  if (all >= limits.activations_in_all) throw tooMany(errors.phoneAll, all);
  if (day >= limits.activations_per_day) throw tooMany(errors.phoneDay, day);
}
