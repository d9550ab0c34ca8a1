import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import {
  reportLimits,
  viewReportCalls as calls,
  type ViewReport,
} from '#contract/features/dashboard/view-reports/contract.ts';
import { viewReportTexts as texts } from '#contract/features/dashboard/view-reports/texts.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { actorOf, type Session } from '#server/access/sessions.ts';
import { asSystem, type Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve, type CallContext, type Endpoint } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { insertRecord, updateRecord, type RecordTable } from '#server/records/write.ts';
import { understood } from './known.ts';
import { readViews } from './queries.ts';
import { sendReport } from './report-job.ts';
import { nextTime } from './next-time.ts';
import { exportFor } from './report-sheet.ts';
import './report-table.ts';

const table: RecordTable = {
  name: 'view_report',
  unique: { view_report_account_id_view_id_key: 'view_id' },
  fields: texts.fields,
};

async function readReport(tx: Tx, session: Session, viewId: number): Promise<ViewReport | null> {
  const row = await tx
    .selectFrom('view_report')
    .select(['id', 'view_id', 'every', 'weekday', 'month_day', 'hour', 'emails', 'language'])
    .select(['next_time', 'last_time', 'last_result', 'version'])
    .where('account_id', '=', session.accountId)
    .where('view_id', '=', viewId)
    .executeTakeFirst();
  if (!row) return null;
  const { next_time: next, last_time: last, ...rest } = row;
  return { ...rest, next_time: next.toISOString(), last_time: last?.toISOString() ?? null };
}

async function checkRoom(tx: Tx, { accountId }: Session): Promise<void> {
  const { own } = await tx
    .selectFrom('view_report')
    .select(sql<number>`count(*)::int`.as('own'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (own >= reportLimits.own) throw new Refusal(texts.errors.tooMany, { code: codes.conflict });
}

/** Serves the reports of saved views: `endpoints` are the calls of the server. */
export function serveViewReports(endpoints: () => readonly Endpoint[]): Endpoint[] {
  type Asked = Pick<CallContext<unknown, Session>, 'tx' | 'session'>;
  async function findView({ tx, session }: Asked, id: number) {
    const [view] = understood(await readViews(tx, session, { id }), endpoints(), session);
    if (!view) throw notFound();
    return view;
  }
  async function checkExport(call: Asked, id: number) {
    if (call.session.mustChangePassword)
      throw new Refusal(errorTexts.mustChangePassword, { code: codes.locked });
    const { list } = await findView(call, id);
    if (!exportFor(endpoints(), call.session, list))
      throw new Refusal(texts.errors.noExport, { code: codes.forbidden });
  }
  return [
    serve(calls.show, async (call) => {
      await findView(call, call.input.view_id);
      return readReport(call.tx, call.session, call.input.view_id);
    }),
    serve(
      calls.save,
      async (call) => {
        const { tx, session, input, changed } = call;
        const { version, view_id: viewId, ...given } = input;
        await checkExport(call, viewId);
        const before = await tx
          .selectFrom('view_report')
          .selectAll()
          .where('account_id', '=', session.accountId)
          .where('view_id', '=', viewId)
          .forUpdate()
          .executeTakeFirst();
        const next = { ...given, next_time: nextTime(given, new Date()) };
        if (before) {
          editLocked(before, version, given);
          await updateRecord(tx, table, session, before.id, next);
        } else {
          await checkRoom(tx, session);
          const own = { account_id: session.accountId, view_id: viewId };
          await insertRecord(tx, table, session, { ...next, ...own });
        }
        changed('viewReport', viewId, before ?? null, given);
        return (await readReport(tx, session, viewId))!;
      },
      { done: texts.done.saved },
    ),
    serve(
      calls.delete,
      async (call) => {
        const { tx, session, input, changed, onlyRead } = call;
        await findView(call, input.view_id);
        const gone = await tx
          .deleteFrom('view_report')
          .where('account_id', '=', session.accountId)
          .where('view_id', '=', input.view_id)
          .returning(['every', 'emails'])
          .executeTakeFirst();
        if (gone) changed('viewReport', input.view_id, gone, null);
        else onlyRead();
        return null;
      },
      { done: texts.done.deleted },
    ),
    serve(
      calls.send,
      async (call) => {
        const { app, tx, session, input, changed } = call;
        await checkExport(call, input.view_id);
        const report = await readReport(tx, session, input.view_id);
        if (!report) throw notFound();
        await asSystem(tx, actorOf(session), () =>
          app.jobs.add(tx, sendReport(report.id, session.companyId)),
        );
        changed('viewReport', input.view_id, null, { emails: report.emails });
        return null;
      },
      { done: texts.done.queued },
    ),
  ];
}
