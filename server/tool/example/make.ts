import { appliance } from '#blocks/starters/appliance.ts';
import { activation } from '#blocks/starters/activation.ts';
import type { ExampleKind } from '#contract/features/tool/example/kinds.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../database/database.ts';
import { fileBatch, makers, plannedOf, type BatchLine } from '../../seed/batches.ts';
import { tellBatch, type Batch } from '../../seed/batch-story.ts';
import { ruleOf } from '../../seed/identifiers.ts';
import { createPage } from '../../seed/pages.ts';
import { filePartners, partnerCards } from '../../seed/partners.ts';
import { lines } from '../../seed/product-lines.ts';
import { filePart, plantCategories, trees } from '../../seed/products.ts';
import { fileRepairs } from '../../seed/repairs.ts';
import { fileScans } from '../../seed/scans.ts';
import { createSecurityPack } from '../../seed/security-codes.ts';
import { beginStory } from '../../seed/story.ts';
import type { ExampleStep } from './steps.ts';

/** What a step is given of its run. */
export type ExampleRun = {
  companyId: number;
  batches: number[];
  /** Whether its batches are given codes. */
  hasCodes: boolean;
};
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

/** The lines of batches whose parts are there. */
async function batchLines(
  tx: Tx,
  companyId: number,
): Promise<{ line: BatchLine; partId: number }[]> {
  const parts = await partsOf(tx, companyId);
  return makers[model]!.lines.flatMap((line) => {
    const [name, made, quantity, place, state, more] = line;
    const part = parts.find((one) => one.name === name);
    if (!part || state === 'planned') return [];
    // Numbered by the company's own rule.
    const { code: _code, ...words } = more ?? {};
    return [{ line: [name, made, quantity, place, state, words], partId: part.id }];
  });
}

/** Batches as they were planned, or with all that was done to them if no codes follow. */
async function makeBatches({ app, tx, run, count }: Step): Promise<number> {
  const { companyId } = run;
  const some = (await batchLines(tx, companyId)).slice(0, count);
  const by = '示例数据';
  for (const [at, { line, partId }] of some.entries()) {
    const created = plannedOf(line, at, some.length);
    run.batches.push(await fileBatch(tx, companyId, line, { partId, created, by }));
  }
  if (!run.hasCodes)
    for (const [at, { line }] of some.entries()) await play({ app, tx, run }, at, line, 0);
  return some.length;
}

/** What became of one of the run's batches, with so many codes. */
async function play(
  { app, tx, run }: Pick<Step, 'app' | 'tx' | 'run'>,
  at: number,
  line: BatchLine,
  count: number,
): Promise<void> {
  const { companyId } = run;
  const batch = await tx
    .selectFrom('batch')
    .select(['id', 'part_id', 'product_date', 'create_time'])
    .where('company_id', '=', companyId)
    .where('id', '=', run.batches[at]!)
    .executeTakeFirstOrThrow();
  const { id: ruleId } = await ruleOf(tx, companyId);
  const story = await beginStory(tx, app, companyId);
  const wanted = { ruleId, count, targets: [], hasWarranty: true };
  tellBatch(story, batch as Batch, line, wanted);
  await story.play();
}

/** The codes of one of the run's batches, all the way to the people who bought it. Refused where they do not fit. */
async function makeCodes({ app, tx, run, from, count }: Step): Promise<number> {
  const at = Math.round(from / count);
  const lines = await batchLines(tx, run.companyId);
  const known = lines[at];
  if (run.batches[at] === undefined || !known) return 0;
  await play({ app, tx, run }, at, known.line, count);
  return count;
}

async function makeSecurity({ app, tx, run, count }: Step): Promise<number> {
  const { by } = await beginStory(tx, app, run.companyId);
  await createSecurityPack(app, tx, {
    companyId: run.companyId,
    kind: 'standalone',
    quantity: count,
    state: 'ready',
    remark: '示例数据',
    daysAgo: 1,
    asks: by.codes,
    agrees: by.codes,
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
