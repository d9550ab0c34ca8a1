import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import {
  surveyCalls,
  type Survey,
  type surveyFilter,
} from '#contract/features/product/surveys/contract.ts';
import { surveyTexts } from '#contract/features/product/surveys/texts.ts';
import { pointsPageTexts } from '#contract/texts/points-page.ts';
import type { App } from '#server/app.ts';
import { serve } from '#server/http/endpoint.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { consentsOf } from '#server/members/consents.ts';
import { Refusal } from '#server/refusal.ts';
import { serveExport } from '#server/records/export.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { originOf, visitorOf, type Origin } from '#server/scans/visitor.ts';
import { chargeOrigin } from '#server/access/throttle.ts';
import { keepAnswers } from '#server/surveys/keep.ts';
import { collectSurveyPoints } from '#server/surveys/points.ts';

const perHour = { hits: 60, windowSeconds: 3_600, blockSeconds: 3_600 };

async function limitSurveys(app: App, origin: Origin): Promise<void> {
  const { blockedSeconds } = await chargeOrigin(app.database.sidePool, 'survey', origin, perHour);
  if (blockedSeconds > 0) throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
}

type Row = Omit<Survey, 'create_time' | 'update_time' | 'consent'> & {
  create_time: Date;
  update_time: Date;
};
const list: ListPlan<z.output<typeof surveyFilter>, Survey, StaffSession> = {
  table: 'survey',
  filters: {
    keyword: mentions(),
    page_id: equals('page_id'),
    part_id: equals('part_id'),
    create_time: within('create_time'),
  },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Row>`
      select s.id, s.company_id, s.page_id, s.page_name, s.number, s.title, s.seq as identifier_id, s.serial_number,
        s.part_id, coalesce(p.name, '') as part_name, s.answers, s.words, s.version, s.create_time, s.update_time
      from survey s left join part p on p.company_id = s.company_id and p.id = s.part_id
      where s.company_id = ${session.companyId} and s.id = any(${ids})`.execute(tx);
    const consents = await consentsOf(tx, session.companyId, 'survey', ids);
    return rows.map((row) => ({
      ...row,
      consent: consents.get(row.id) ?? null,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

export const surveyEndpoints = [
  serve(surveyCalls.answer, async (call) => {
    const { app, tx, input, requestInfo, language } = call;
    const { device } = visitorOf(app, requestInfo);
    await limitSurveys(app, originOf(app, requestInfo.ip));
    await keepAnswers(app, tx, input, { language, device });
    call.tell(surveyTexts.done);
    return null;
  }),
  serve(surveyCalls.points, async (call) => {
    const { app, tx, input, requestInfo, language } = call;
    await limitSurveys(app, originOf(app, requestInfo.ip));
    const { device } = visitorOf(app, requestInfo);
    const points = await collectSurveyPoints(app, tx, input, { device, language });
    call.tell(pointsPageTexts.done, { n: points });
    return { points };
  }),
  serve(surveyCalls.index, (call) => listPage(list, call, call.input)),
  serveExport(surveyCalls.export, surveyTexts, list, [
    { field: 'create_time', width: 20 },
    { field: 'page_name', width: 24 },
    { field: 'title', width: 20 },
    { field: 'part_name', width: 24 },
    { field: 'serial_number', width: 24 },
    { field: 'words', width: 60 },
  ]),
];
