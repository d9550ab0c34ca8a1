import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import {
  pageTrialCalls,
  pageTrialTexts,
  type PageTrial,
} from '#contract/features/product/page-templates/trials.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { endTrial } from '#server/pages/trials.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { updateRecord } from '#server/records/write.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { hold, table } from './plan.ts';
import { makeVersion } from './publish.ts';
import { hasVersion } from './queries.ts';

const { errors, done } = pageTrialTexts;
const lastTrials = 10;

type Trial = Omit<PageTrial, 'sides' | 'start_time' | 'end_time'> & {
  start_time: Date;
  end_time: Date | null;
};

/** The running trial of a page. */
async function findRunning({ tx, session }: Reader<StaffSession>, page: number) {
  return tx
    .selectFrom('page_trial')
    .select(['number', 'other', 'share'])
    .where('company_id', '=', session.companyId)
    .where('page_id', '=', page)
    .where('end_time', 'is', null)
    .executeTakeFirst();
}

async function readTrials(reader: Reader<StaffSession>, id: number): Promise<PageTrial[]> {
  const { tx, session } = reader;
  const company = session.companyId;
  const page = await tx
    .selectFrom('page_template')
    .select('id')
    .where('company_id', '=', company)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!page) throw notFound();
  const { rows: trials } = await sql<Trial>`
    select id, number, other, share, start_time, end_time, kept from page_trial
    where company_id = ${company} and page_id = ${id} order by id desc limit ${lastTrials}`.execute(
    tx,
  );
  const ids = trials.map((trial) => trial.id);
  const { rows: figures } = await sql<PageTrial['sides'][number] & { trial_id: number }>`
    select trial_id, number, sum(views)::float8 as views, sum(products)::float8 as products,
      sum(activations)::float8 as activations, sum(taps)::float8 as taps
    from (
      select trial_id, number, views, products, activations, 0 as taps from page_figure
      where company_id = ${company} and page_id = ${id} and trial_id = any(${ids}::int[])
      union all
      select trial_id, number, 0, 0, 0, taps from page_tap
      where company_id = ${company} and page_id = ${id} and trial_id = any(${ids}::int[])) as counted
    group by trial_id, number`.execute(tx);
  return trials.map((trial) => ({
    ...trial,
    start_time: trial.start_time.toISOString(),
    end_time: trial.end_time && trial.end_time.toISOString(),
    sides: [trial.number, trial.other].map((number) => {
      const found = figures.find((one) => one.trial_id === trial.id && one.number === number);
      const { views = 0, taps = 0, products = 0, activations = 0 } = found ?? {};
      return { number, views, taps, products, activations };
    }),
  }));
}

export const pageTrialEndpoints = [
  serve(pageTrialCalls.trials, (call) => readTrials(call, call.input.id)),
  serve(pageTrialCalls.startTrial, async (call) => {
    const { tx, session, input } = call;
    const page = await hold(call, input);
    if (page.published === null) throw new Refusal(pageTemplateTexts.errors.notPublished);
    if (await findRunning(call, page.id)) throw new Refusal(errors.runs);
    if (input.other === page.published)
      throw new Refusal(errors.same, { code: codes.invalid, field: 'other' });
    if (input.other !== null && !(await hasVersion(call, page.id, input.other)))
      throw new Refusal(pageTemplateTexts.errors.noVersion, {
        code: codes.invalid,
        field: 'other',
      });
    const other = input.other ?? (await makeVersion(call, page, ''));
    const trial = { number: page.published, other, share: input.share };
    await tx
      .insertInto('page_trial')
      .values({
        company_id: session.companyId,
        page_id: page.id,
        create_by: session.accountId,
        ...trial,
      })
      .execute();
    await updateRecord(tx, table, session, page.id, {});
    call.changed('page_template', page.id, null, trial);
    call.tell(done.start);
    return null;
  }),
  serve(pageTrialCalls.endTrial, async (call) => {
    const { tx, session, input } = call;
    const page = await hold(call, input);
    const running = await findRunning(call, page.id);
    if (!running) throw new Refusal(errors.none);
    const { number } = input;
    if (number !== running.number && number !== running.other)
      throw new Refusal(errors.outside, { code: codes.invalid, field: 'number' });
    await endTrial(tx, { company: session.companyId, page: page.id }, number);
    const isOther = number !== page.published;
    const columns = isOther ? { published: number, publish_time: new Date() } : {};
    await updateRecord(tx, table, session, page.id, columns);
    call.changed('page_template', page.id, running, { published: number });
    call.tell(done.end, { n: number });
    return null;
  }),
];
