import { appliance } from '#blocks/starters/appliance.ts';
import { activation } from '#blocks/starters/activation.ts';
import type { ExampleKind } from '#contract/features/tool/example/kinds.ts';
import type { App } from '../../app.ts';
import { activeKey } from '../../codes/keys.ts';
import type { Tx } from '../../database/database.ts';
import { chargeIdentifiers } from '../../identifiers/quota.ts';
import { fileBatch, makers, plannedOf } from '../../seed/batches.ts';
import { filePack, ruleOf } from '../../seed/identifiers.ts';
import type { Batch } from '../../seed/journeys.ts';
import { beginDoing } from '../../seed/doer.ts';
import { createPage } from '../../seed/pages.ts';
import { filePartners, partnerCards } from '../../seed/partners.ts';
import { lines } from '../../seed/product-lines.ts';
import { filePart, plantCategories, trees } from '../../seed/products.ts';
import { fileRepairs } from '../../seed/repairs.ts';
import { fileScans } from '../../seed/scans.ts';
import { createSecurityPack } from '../../seed/security-codes.ts';
import { createWarranties } from '../../seed/warranties.ts';
import type { ExampleStep } from './steps.ts';

/** What a step is given of its run. */
export type ExampleRun = { companyId: number; batches: number[] };
type Step = ExampleStep & { app: App; tx: Tx; run: ExampleRun };

/** Whose products, partners and batches the samples are: the first company's of the demo. */
const model = 1;
const range = <T>(all: readonly T[], { from, count }: ExampleStep) => all.slice(from, from + count);

/** Parts by the names of the demo; those that are there already are left alone. */
async function makeProducts({ app, tx, run, ...step }: Step): Promise<number> {
  const categories = await plantCategories(tx, run.companyId, trees[model]!);
  const known = new Set((await partsOf(tx, run.companyId)).map(({ name }) => name));
  const missing = range(lines[model]!, step).filter(([, , name]) => !known.has(name));
  for (const line of missing)
    await filePart(app, tx, run.companyId, line, { categories, gtin: '', time: new Date() });
  return missing.length;
}

const partsOf = (tx: Tx, companyId: number) =>
  tx.selectFrom('part').select(['id', 'name']).where('company_id', '=', companyId).execute();

async function makePartners({ tx, run, count }: Step): Promise<number> {
  let made = 0;
  for (const side of ['supplier', 'customer'] as const) {
    const rows = await tx
      .selectFrom(side)
      .select('name')
      .where('company_id', '=', run.companyId)
      .execute();
    const known = new Set(rows.map(({ name }) => name));
    const some = partnerCards[side].slice(0, Math.ceil(count / 2));
    const missing = some.filter(([name]) => !known.has(name));
    await filePartners(tx, side, run.companyId, missing);
    made += missing.length;
  }
  return made;
}

/** Pages to look at; none of them is shown to anybody before somebody publishes it. */
async function makePages({ tx, run, count }: Step): Promise<number> {
  const pages = [
    ['示例溯源页', appliance.document, 'trace'],
    ['示例激活页', activation.document, 'activation'],
  ] as const;
  let made = 0;
  for (const [name, document, kind] of pages.slice(0, count)) {
    const known = await tx
      .selectFrom('page_template')
      .select('id')
      .where('company_id', '=', run.companyId)
      .where('name', '=', name)
      .executeTakeFirst();
    if (known) continue;
    await createPage(tx, run.companyId, name, document, false, kind);
    made += 1;
  }
  return made;
}

/** Batches of the parts that are there, numbered by the company's own rule. */
async function makeBatches({ tx, run, count }: Step): Promise<number> {
  const parts = await partsOf(tx, run.companyId);
  const idOf = (name: string) => parts.find((part) => part.name === name)?.id;
  const some = makers[model]!.lines.filter(
    ([part, , , , state]) => state !== 'planned' && idOf(part) !== undefined,
  ).slice(0, count);
  for (const [at, [part, made, quantity, place, state, more]] of some.entries()) {
    const { code: _code, ...words } = more ?? {};
    const line = [part, made, quantity, place, state, words] as (typeof some)[number];
    const created = plannedOf(line, at, some.length);
    const by = '示例数据';
    run.batches.push(
      await fileBatch(tx, run.companyId, line, { partId: idOf(part)!, created, by }),
    );
  }
  return some.length;
}

/** The codes of one of the run's batches, all the way to the people who bought it. */
async function makeCodes({ app, tx, run, from, count }: Step): Promise<number> {
  const id = run.batches[Math.round(from / count)];
  if (id === undefined) return 0;
  const { companyId } = run;
  const batch = await tx
    .selectFrom('batch')
    .select(['id', 'part_id', 'code', 'quantity', 'state', 'product_date', 'create_time'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Refused where they do not fit.
  await chargeIdentifiers(tx, companyId, count);
  const { doer, write } = await beginDoing(tx, companyId);
  const { id: ruleId } = await ruleOf(tx, companyId);
  const { id: key } = await activeKey(app, tx, companyId, 'code');
  const how = { dealers: [], isCounted: true, isActivated: true };
  const filing = { count, ruleId, keyOf: () => key, ...how };
  await filePack(app, tx, doer, batch as Batch, filing);
  await createWarranties(app, tx, companyId, [id]);
  await write(app);
  return count;
}

async function makeSecurity({ app, tx, run, count }: Step): Promise<number> {
  const { doer } = await beginDoing(tx, run.companyId);
  await createSecurityPack(app, tx, {
    companyId: run.companyId,
    kind: 'standalone',
    quantity: count,
    state: 'ready',
    remark: '示例数据',
    daysAgo: 1,
    asks: doer.by.codes,
    agrees: doer.by.codes,
  });
  return count;
}

/** How each kind is made; the answer is how many there are now that were not there before. */
export const makeKind: Record<ExampleKind, (step: Step) => Promise<number>> = {
  products: makeProducts,
  partners: makePartners,
  pages: makePages,
  batches: makeBatches,
  codes: makeCodes,
  security: makeSecurity,
  scans: ({ tx, run, count }) => fileScans(tx, run.companyId, run.batches, count),
  repairs: ({ app, tx, run, count }) => fileRepairs(app, tx, run.companyId, run.batches, count),
};
