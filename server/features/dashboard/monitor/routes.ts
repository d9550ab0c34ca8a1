import { sql } from 'kysely';
import { monitorCalls } from '#contract/features/dashboard/monitor/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { readScans } from '#server/scans/scan-rows.ts';
import { figuresOf } from './figures.ts';

export const monitorEndpoints = [
  serve(
    monitorCalls.scans,
    ({ app, tx, session, input }) =>
      readScans(
        app,
        tx,
        session.companyId,
        // Take the newest first, then filter: the other way round would read all to find a few.
        sql`select * from (select * from scan_log
            where company_id = ${session.companyId} and scan_time > now() - interval '90 days' and scan_time <= now()
            order by scan_time desc, id desc limit ${input.limit}) as newest
          where id > ${input.after}`,
      ),
    { isLong: true },
  ),
  serve(monitorCalls.figures, ({ app, tx, session }) => figuresOf(app, tx, session.companyId)),
];
