import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { features } from '#contract/features/list.ts';
import {
  addressesIn,
  type ReportResult,
} from '#contract/features/dashboard/view-reports/contract.ts';
import type { SavedView } from '#contract/features/dashboard/saved-views/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { say } from '#contract/text.ts';
import type { LoginType } from '#contract/login-types.ts';
import { translated } from '#contract/translated.ts';
import { actingFor, actorOf, type Session } from '#server/access/sessions.ts';
import type { App } from '#server/app.ts';
import { readSite } from '#server/configuration/site.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import { publicAddress } from '#server/identifiers/code-texts.ts';
import type { JobKind, NewJob } from '#server/jobs/jobs.ts';
import type { Chore } from '#server/jobs/retention.ts';
import { isWithinLimits } from '#server/messages/limits.ts';
import { emailIndex, queueMail, type MailFile } from '#server/messages/mail.ts';
import type { Endpoint } from '#server/http/endpoint.ts';
import { listFor, understood } from './known.ts';
import { readViews } from './queries.ts';
import { nextTime } from './next-time.ts';
import { exportFor, sheetOf } from './report-sheet.ts';
import './report-table.ts';

const atOnce = 200;

/** The job that sends a report; a report never has two at once. */
export const sendReport = (id: number, companyId: number | null): NewJob => ({
  kind: 'view.report',
  payload: { report: id },
  companyId,
  uniqueKey: `view report ${id}`,
});

/** Reports whose time has come are sent; what becomes of one does not hold up the others. */
export const askForReports: Chore<App> = async ({ jobs }, tx) => {
  const due = await tx
    .selectFrom('view_report')
    .selectAll()
    .where('next_time', '<=', sql<Date>`now()`)
    .orderBy('next_time')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return;
  for (const { id, company_id } of due) await jobs.add(tx, sendReport(id, company_id));
  const now = new Date();
  const ids = due.map(({ id }) => id);
  const times = due.map((report) => nextTime(report, now));
  await sql`
    update view_report v set next_time = u.next
    from unnest(${ids}::int[], ${times}::timestamptz[]) as u (id, next) where v.id = u.id`.execute(
    tx,
  );
};

const reportOf = (tx: Tx, id: number) =>
  tx.selectFrom('view_report').selectAll().where('id', '=', id);
type Report = NonNullable<Awaited<ReturnType<ReturnType<typeof reportOf>['executeTakeFirst']>>>;
type Made = { result: ReportResult; session?: Session; view?: SavedView; file?: MailFile };

/** Sends the rows of a view as its owner would see them at this moment; `endpoints` are the calls of the server. */
export const makeReportJob = (endpoints: readonly Endpoint[]): JobKind<App> => ({
  kind: 'view.report',
  lane: 'long',
  run: async (job, app) => {
    // A long job may be interrupted after its step.
    if (job.cursor?.isSent) return;
    const id = Number(job.payload.report);
    const asked = await transact(app.database.main, systemActor, (tx) =>
      reportOf(tx, id).executeTakeFirst(),
    );
    if (!asked) return;
    const made = await make(app, endpoints, asked).catch((error: unknown): Made => {
      // Other exports are running: later.
      if (error instanceof Refusal && error.code === codes.tooMany) throw error;
      app.log.warn({ err: error, report: id }, 'a scheduled report was not made');
      return { result: 'failed' };
    });
    const { session, view, file } = made;
    const receivers = session && view ? await admitted(app, asked) : [];
    const result = session && view && receivers.length === 0 ? 'failed' : made.result;
    await job.step(async (tx) => {
      // Stopped or changed meanwhile: what holds is what holds now.
      const report = await reportOf(tx, id).forUpdate().executeTakeFirst();
      const holds = new Set(addressesIn(report?.emails ?? ''));
      const emails = receivers.filter((email) => holds.has(email));
      if (report && session && view) await queue(app, tx, { report, session, view, file, emails });
      if (report)
        await tx
          .updateTable('view_report')
          .set({ last_time: sql<Date>`now()`, last_result: result })
          .where('id', '=', id)
          .execute();
      return { done: 1, total: 1, cursor: { isSent: true } };
    });
  },
});

/** Those of its receivers who may get one more mail today. */
async function admitted(app: App, { emails, company_id }: Report): Promise<string[]> {
  const sender = { ip: null, companyId: company_id };
  const taken: string[] = [];
  for (const email of addressesIn(emails))
    if (await isWithinLimits(app, 'mail', emailIndex(app, email).toString('hex'), sender))
      taken.push(email);
  return taken;
}

async function make(app: App, endpoints: readonly Endpoint[], report: Report): Promise<Made> {
  const session = await transact(app.database.main, systemActor, (tx) =>
    actingFor(tx, report.account_id),
  );
  // Somebody who has not yet chosen a password may do nothing else.
  if (!session || session.mustChangePassword) return { result: 'forbidden' };
  const [stored] = await transact(app.database.main, actorOf(session), (tx) =>
    readViews(tx, session, { id: report.view_id }),
  );
  const [view] = understood(stored ? [stored] : [], endpoints, session);
  // Without a filter that the list no longer knows there would be more rows than were meant.
  if (view?.state.filters.length !== stored?.state.filters.length) return { result: 'forbidden' };
  const endpoint = view && exportFor(endpoints, session, view.list);
  if (!endpoint || !listFor(endpoints, session, view.list)) return { result: 'forbidden' };
  const file = await sheetOf(app, session, report.language, { endpoint, view });
  return file ? { result: 'sent', session, view, file } : { result: 'tooLarge', session, view };
}

type Mailed = {
  report: Report;
  session: Session;
  view: SavedView;
  file: MailFile | undefined;
  emails: readonly string[];
};

async function queue(
  app: App,
  tx: Tx,
  { report, session, view, file, emails }: Mailed,
): Promise<void> {
  const { language } = report;
  const company =
    report.company_id === null
      ? undefined
      : await tx
          .selectFrom('company')
          .select('name')
          .where('company_id', '=', report.company_id)
          .executeTakeFirstOrThrow();
  const title = translated(await readSite(app), 'title', language);
  const params = {
    name: view.name,
    date: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
    person: session.realname || session.username,
    company: company?.name ?? (title || say(sessionTexts.productTitle, language)),
    link: publicAddress(app) + pageOf(view, session),
  };
  const template = file ? 'viewReport' : 'viewReportLink';
  for (const email of emails) await queueMail(app, tx, { email, template, language, params, file });
}

/** Where the view is seen. */
function pageOf({ list, id }: SavedView, { type }: Session): string {
  const page = features.find(
    ({ resource, types, pages }) =>
      resource === list && (types as readonly LoginType[]).includes(type) && pages.length > 0,
  )?.pages[0];
  return page ? `${page.path}?saved=${id}` : '/';
}
