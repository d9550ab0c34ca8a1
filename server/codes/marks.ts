import { shippedMark, type Mark } from '#contract/codes/mark.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import type { Message } from '../cluster/cluster.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';

export const markColumns = [
  'hidden',
  'carrier',
  'error_level',
  'address_form',
  'is_signed',
  'shows_dealer_names',
  'activation_sms',
  'hotline',
  'brand_logo',
  'brand_name',
  'brand_name_en',
  'brand_name_tw',
  'brand_color',
  'brand_radius',
  'brand_spacing',
] as const satisfies readonly (keyof Mark)[];

/** A company's settings for its codes, or the defaults. */
export async function readMark(tx: Tx, companyId: number): Promise<Mark> {
  const own = await tx
    .selectFrom('mark')
    .select(markColumns)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return own ?? shippedMark;
}

const marks = cache<App, number, Mark, Message>({
  max: 20_000,
  forgets: (message) => (message.topic === 'mark' ? message.company : undefined),
});

/** The settings of a company, cached; read on the given connection if there is one. */
export const markOf = (app: App, companyId: number, held?: Tx): Promise<Mark> =>
  marks.get(app, companyId, () =>
    held
      ? readMark(held, companyId)
      : transact(app.database.main, systemActor, (tx) => readMark(tx, companyId)),
  );
