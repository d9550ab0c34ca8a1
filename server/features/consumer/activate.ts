import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import { consumerLimits } from '#server/scans/lookups.ts';

const { errors } = consumerTexts;

/** Refuses a phone number that was used too often. Activations with one number are counted one after the other. */
export async function limitPhone(app: App, tx: Tx, phone: string): Promise<void> {
  const limits = await consumerLimits(app);
  const index = app.secrets.index('mobile', bareMobile(phone));
  await sql`select pg_advisory_xact_lock(hashtext('activations of a phone'), hashtext(${index.toString('hex')}))`.execute(
    tx,
  );
  // What dealers register for their customers does not count.
  const { rows } = await sql<{ all: number; day: number }>`
    select count(*)::int as all, (count(*) filter (where active_time > now() - interval '1 day'))::int as day
    from warranty where mobile_index = ${index} and dealer_id is null`.execute(tx);
  const { all, day } = rows[0]!;
  if (all >= limits.activations_in_all)
    throw new Refusal(errors.phoneAll, { code: codes.tooMany, field: 'phone', params: { n: all } });
  if (day >= limits.activations_per_day)
    throw new Refusal(errors.phoneDay, { code: codes.tooMany, field: 'phone', params: { n: day } });
}
