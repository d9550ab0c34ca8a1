import { shownPage } from '#blocks/kit/document.ts';
import { codes } from '#contract/envelope.ts';
import {
  furthestSchedule,
  pageTemplateCalls,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { pageTrialTexts } from '#contract/features/product/page-templates/trials.ts';
import { serve } from '#server/http/endpoint.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { Refusal } from '#server/refusal.ts';
import { checkComplete, checkNamed } from '#server/pages/check-page.ts';
import { keepPageFiles } from '#server/pages/page-files.ts';
import { showPageJob } from '#server/pages/show-scheduled.ts';
import { endTrial } from '#server/pages/trials.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { updateRecord } from '#server/records/write.ts';
import { hold, table, type Held } from './plan.ts';
import { addVersion, hasVersion } from './queries.ts';
import { assignPage, isAssigned } from './uses.ts';

const { errors, done } = pageTemplateTexts;
const { done: trialDone } = pageTrialTexts;

/** Makes the draft of a locked page its next version, and its files public. */
export async function makeVersion(
  call: RecordCall<StaffSession>,
  page: Held,
  note: string,
): Promise<number> {
  checkComplete(page.document, call.language);
  await checkNamed(call.tx, call.session.companyId, page.document, call.language);
  const owner = { company: call.session.companyId, owner: 'page_template' as const, id: page.id };
  // What only a hidden block shows stays closed.
  await keepPageFiles(call.tx, owner, shownPage(page.document), true);
  return addVersion(call, page.id, note);
}

const unscheduled = { scheduled: null, schedule_time: null };

/** The columns that decide which version consumers see. */
export const publishEndpoints = [
  serve(pageTemplateCalls.publish, async (call) => {
    const { tx, session, input } = call;
    const page = await hold(call, input);
    const number = await makeVersion(call, page, input.note);
    const columns = { published: number, publish_time: new Date() };
    const uses = input.uses && (await assignPage(call, page, input.uses));
    await updateRecord(tx, table, session, page.id, columns);
    const after = { published: number, ...(uses && { uses }) };
    call.changed('page_template', page.id, { published: page.published }, after);
    const ended = await endTrial(tx, { company: session.companyId, page: page.id });
    const isSeen = await isAssigned(call, page.id);
    const told = !isSeen ? done.publishUnseen : ended ? trialDone.publish : done.publish;
    call.tell(told, { n: number });
    return null;
  }),
  serve(pageTemplateCalls.schedule, async (call) => {
    const { tx, session, app, input } = call;
    const page = await hold(call, input);
    const time = new Date(input.time);
    const ahead = time.getTime() - Date.now();
    const wrong = ahead <= 0 ? errors.tooSoon : ahead > furthestSchedule ? errors.tooFar : null;
    if (wrong) throw new Refusal(wrong, { code: codes.invalid, field: 'time' });
    const number = await makeVersion(call, page, input.note);
    await updateRecord(tx, table, session, page.id, { scheduled: number, schedule_time: time });
    await app.jobs.add(tx, {
      kind: showPageJob.kind,
      subject: page.name,
      payload: { page: page.id, number, company: session.companyId },
      companyId: session.companyId,
      accountId: session.accountId,
      runAfter: time,
    });
    const after = { scheduled: number, schedule_time: input.time };
    call.changed('page_template', page.id, { scheduled: page.scheduled }, after);
    call.tell(done.schedule, { n: number });
    return null;
  }),
  serve(pageTemplateCalls.unschedule, async (call) => {
    const { tx, session, input } = call;
    const page = await hold(call, input);
    if (page.scheduled === null) throw new Refusal(errors.notScheduled);
    // When the job runs, it finds nothing scheduled.
    await updateRecord(tx, table, session, page.id, unscheduled);
    call.changed('page_template', page.id, { scheduled: page.scheduled }, { scheduled: null });
    call.tell(done.unschedule);
    return null;
  }),
  serve(pageTemplateCalls.rollback, async (call) => {
    const { tx, session, input } = call;
    const page = await hold(call, input);
    if (!(await hasVersion(call, page.id, input.number)))
      throw new Refusal(errors.noVersion, { code: codes.invalid, field: 'number' });
    const columns = { published: input.number, publish_time: new Date() };
    await updateRecord(tx, table, session, page.id, columns);
    const after = { published: input.number };
    call.changed('page_template', page.id, { published: page.published }, after);
    const ended = await endTrial(tx, { company: session.companyId, page: page.id });
    call.tell(ended ? trialDone.rollback : done.rollback, { n: input.number });
    return null;
  }),
  serve(pageTemplateCalls.withdraw, async (call) => {
    const { tx, session, input } = call;
    const page = await hold(call, input);
    if (page.published === null) throw new Refusal(errors.notPublished);
    // Unpublishing also cancels a schedule, so that the page does not come back by itself.
    const columns = { published: null, publish_time: null, ...unscheduled };
    await updateRecord(tx, table, session, page.id, columns);
    call.changed('page_template', page.id, { published: page.published }, { published: null });
    const ended = await endTrial(tx, { company: session.companyId, page: page.id });
    call.tell(ended ? trialDone.withdraw : done.withdraw);
    return null;
  }),
];
