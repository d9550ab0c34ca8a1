import { sql } from 'kysely';
import { companyCalls } from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import { verifyStatus, type VerifyStatus } from '#contract/limits.ts';
import { giveRoles } from '#server/people/company-roles.ts';
import { beginAgreed } from '#server/partners/invitations.ts';
import { asSystem } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveExport } from '#server/records/export.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { notify } from '#server/messages/notices.ts';
import { actorOf, type PlatformSession } from '#server/access/sessions.ts';
import { noteVerification } from '#server/access/verification.ts';
import {
  companiesList,
  companyColumns,
  exportedCompanies,
  readCompany,
  readCompanyPhone,
} from './queries.ts';
import { changeVersionEndpoint, checkGiven, endOfDay, readVersions } from './versions.ts';

const { errors, done } = companiesTexts;

type Verdict = {
  from: readonly VerifyStatus[];
  to: VerifyStatus;
  sentence: NoticeSentence;
  reason?: string;
  columns?: Record<string, unknown>;
};
type Named = { id: number; version: number };

/** Changes the verification status: its users get a notice, and their rights change at once. */
async function judge(call: CallContext<Named, PlatformSession>, verdict: Verdict): Promise<void> {
  const { tx, app, session, input } = call;
  const before = await tx
    .selectFrom('company')
    .select(['name', 'verify_status', 'verify_reason', 'system_version_id', 'version'])
    .where('company_id', '=', input.id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  editLocked(before, input.version, {});
  if (!verdict.from.includes(before.verify_status as VerifyStatus))
    throw new Refusal(errors.wrongState);
  const reason = verdict.reason ?? null;
  const next = { verify_status: verdict.to, verify_reason: reason, ...verdict.columns };
  await tx
    .updateTable('company')
    .set({ ...next, version: sql`version + 1`, update_time: sql`now()` })
    .where('company_id', '=', input.id)
    .execute();
  if (verdict.to === verifyStatus.verified) {
    await giveRoles(tx, { company: input.id });
    const actor = actorOf(session);
    const by = session.realname;
    await asSystem(tx, actor, () => beginAgreed({ tx, cluster: app.cluster, actor, by }, input.id));
  }
  await noteVerification(tx, input.id, verdict.to, session.realname, reason);
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: input.id },
    type: 1,
    sentence: verdict.sentence,
    params: { company: before.name, reason: reason ?? '' },
    createUser: session.realname,
  });
  call.changed('company', input.id, before, next);
  call.afterCommit(await app.sessions.refresh(tx, { company: input.id }));
}

/** Applies a decision and returns the company. */
async function decide(call: CallContext<Named, PlatformSession>, verdict: Verdict) {
  await judge(call, verdict);
  return readCompany(call, call.input.id);
}

export const companiesEndpoints = [
  ...serveRecords(companyCalls, {
    texts: companiesTexts,
    list: companiesList,
    readInfo: readCompany,
  }),
  serveExport(companyCalls.export, companiesTexts, exportedCompanies, companyColumns),
  serveReveal(companyCalls.reveal, 'company', (call) => readCompanyPhone(call, call.input.id)),
  serve(companyCalls.versions, ({ tx, language }) => readVersions(tx, language)),
  serve(
    companyCalls.approve,
    async (call) => {
      const { system_version_id: versionId, expire_date: expireDate } = call.input;
      await checkGiven(call.tx, call.language, versionId);
      return decide(call, {
        from: [verifyStatus.pending],
        to: verifyStatus.verified,
        sentence: 'companyApproved',
        columns: {
          system_version_id: versionId,
          version_expire_time: endOfDay(expireDate),
          verify_time: new Date(),
        },
      });
    },
    { done: done.approved },
  ),
  changeVersionEndpoint,
  serve(
    companyCalls.reject,
    (call) =>
      decide(call, {
        from: [verifyStatus.pending],
        to: verifyStatus.rejected,
        sentence: 'companyRejected',
        reason: call.input.reason,
      }),
    { done: done.rejected },
  ),
  serve(
    companyCalls.suspend,
    (call) =>
      decide(call, {
        from: [verifyStatus.verified],
        to: verifyStatus.suspended,
        sentence: 'companySuspended',
        reason: call.input.reason,
      }),
    { done: done.suspended },
  ),
  serve(
    companyCalls.resume,
    (call) =>
      decide(call, {
        from: [verifyStatus.suspended],
        to: verifyStatus.verified,
        sentence: 'companyResumed',
      }),
    { done: done.resumed },
  ),
];
