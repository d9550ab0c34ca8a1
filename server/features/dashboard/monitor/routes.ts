import * as z from 'zod';
import {
  liveInput,
  liveScan,
  monitorFigures,
} from '#contract/features/dashboard/monitor/contract.ts';
import { monitorTexts } from '#contract/features/dashboard/monitor/texts.ts';
import { sql } from 'kysely';
import { endpoint } from '#server/http/endpoint.ts';
import { readScans } from '#server/scans/scan-rows.ts';
import { figuresOf } from './figures.ts';

const common = {
  method: 'GET',
  types: ['web'],
  allow: 'dashboard:monitor:view',
  fields: monitorTexts.fields,
} as const;

export const monitorEndpoints = [
  endpoint({
    ...common,
    path: 'monitor/scans',
    input: liveInput,
    answer: z.array(liveScan),
    isLong: true,
    run: ({ app, tx, session, input }) =>
      readScans(
        app,
        tx,
        session.companyId!,
        // The newest first, then those of them that are new: the other way round all are read to find a few.
        sql`select * from (select * from scan_log
            where company_id = ${session.companyId} and scan_time > now() - interval '90 days' and scan_time <= now()
            order by scan_time desc, id desc limit ${input.limit}) as newest
          where id > ${input.after}`,
      ),
  }),
  endpoint({
    ...common,
    path: 'monitor/figures',
    answer: monitorFigures,
    run: ({ app, tx, session }) => figuresOf(app, tx, session.companyId!),
  }),
];
