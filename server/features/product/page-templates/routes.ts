import { pageTemplateCalls } from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { checkDraft } from '#server/pages/check-page.ts';
import { keepPageFiles } from '#server/pages/page-files.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { updateRecord } from '#server/records/write.ts';
import { pageFigureEndpoints } from './figures.ts';
import { hold, pageTemplatePlan, table } from './plan.ts';
import { publishEndpoints } from './publish.ts';
import { readVersion } from './queries.ts';
import { readTouched } from './touched.ts';
import { pageTrialEndpoints } from './trials.ts';
import { assignPage } from './uses.ts';

const { errors, done } = pageTemplateTexts;

export const pageTemplateEndpoints = [
  ...serveRecords(pageTemplateCalls, pageTemplatePlan),
  ...publishEndpoints,
  ...pageFigureEndpoints,
  ...pageTrialEndpoints,
  serve(pageTemplateCalls.save, async (call) => {
    const { tx, session, input, language } = call;
    const page = await hold(call, input);
    const document = checkDraft(input.document, language);
    const blocks = document.order.length;
    await updateRecord(tx, table, session, page.id, { document, blocks });
    const owner = { company: session.companyId, owner: 'page_template' as const, id: page.id };
    await keepPageFiles(tx, owner, document);
    // Saved every few seconds while somebody works: history is kept by the versions, not by the log.
    call.changed('page_template', page.id, null, { blocks });
    return { version: page.version + 1 };
  }),
  serve(pageTemplateCalls.assign, async (call) => {
    const { tx, session, input } = call;
    const page = await hold(call, input);
    // Otherwise targets that showed another page would suddenly have none.
    if (input.uses.length > 0 && page.published === null) throw new Refusal(errors.notPublished);
    const names = await assignPage(call, page, input.uses);
    await updateRecord(tx, table, session, page.id, {});
    call.changed('page_template', page.id, null, { uses: names });
    call.tell(done.assign);
    return null;
  }),
  serve(pageTemplateCalls.touched, (call) => readTouched(call, call.input.id, call.input.uses), {
    writes: false,
  }),
  serve(pageTemplateCalls.version, (call) => readVersion(call, call.input.id, call.input.number)),
];
