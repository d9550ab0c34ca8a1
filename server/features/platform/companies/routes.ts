import { sql } from 'kysely';
import * as z from 'zod';
import {
  approveInput,
  companiesFilter,
  companyDetail,
  companyRow,
  reasonInput,
  resumeInput,
  versionOption,
} from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import { verifyStatus, type VerifyStatus } from '#contract/limits.ts';
import type { Permission } from '#contract/permissions.ts';
import { rowId } from '#contract/validation.ts';
import { giveRoles } from '#server/people/company-roles.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { endpoint, type CallContext } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { exportEndpoint } from '#server/records/export.ts';
import { listPage } from '#server/records/list.ts';
import { notify } from '#server/messages/notices.ts';
import { actorOf, type Session } from '#server/access/sessions.ts';
import { noteVerification } from '#server/access/verification.ts';
import { companiesList, companyColumns, readCompany } from './queries.ts';
import { changeVersionEndpoint, checkGiven, endOfDay, readVersions } from './versions.ts';

const { fields, errors, done } = companiesTexts;

type Verdict = {
  from: readonly VerifyStatus[];
  to: VerifyStatus;
  sentence: NoticeSentence;
  reason?: string;
  columns?: Record<string, unknown>;
};
type Named = { id: number; version: number };

/** Moves a company along the ladder of verification: its people hear of it, and their rights change at once. */
async function judge(call: CallContext<Named, Session>, verdict: Verdict): Promise<void> {
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
  if (verdict.to === verifyStatus.verified) await giveRoles(tx, { company: input.id });
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

const command = <I extends z.ZodType<Named>>(
  name: string,
  allow: Permission,
  input: I,
  said: (typeof done)[keyof typeof done],
  verdictOf: (given: z.output<I>, call: CallContext<z.output<I>, Session>) => Promise<Verdict> | Verdict,
) =>
  endpoint({
    method: 'POST',
    types: ['admin'],
    path: `company/${name}`,
    allow,
    input,
    answer: companyDetail,
    fields,
    done: said,
    run: async (call) => {
      await judge(call, await verdictOf(call.input, call));
      return readCompany(call, call.input.id);
    },
  });

export const companiesEndpoints = [
  endpoint({
    method: 'GET',
    types: ['admin'],
    path: 'company/index',
    allow: 'platform:company:view',
    input: companiesFilter,
    rows: companyRow,
    fields,
    run: (call) => listPage(companiesList, call, call.input),
  }),
  endpoint({
    method: 'GET',
    types: ['admin'],
    path: 'company/info',
    allow: 'platform:company:view',
    input: z.strictObject({ id: rowId }),
    answer: companyDetail,
    fields,
    run: (call) => readCompany(call, call.input.id),
  }),
  endpoint({
    method: 'GET',
    types: ['admin'],
    path: 'company/versions',
    allow: 'platform:company:view',
    answer: z.array(versionOption),
    run: ({ tx, language }) => readVersions(tx, language),
  }),
  exportEndpoint(
    {
      resource: 'company',
      area: 'platform:company',
      types: ['admin'],
      texts: companiesTexts,
      filter: companiesFilter,
      list: companiesList,
    },
    companyColumns,
  ),
  command(
    'approve',
    'platform:company:verify',
    approveInput,
    done.approved,
    async ({ system_version_id: versionId, expire_date: expireDate }, { tx, language }) => {
      await checkGiven(tx, language, versionId);
      return {
        from: [verifyStatus.pending],
        to: verifyStatus.verified,
        sentence: 'companyApproved',
        columns: {
          system_version_id: versionId,
          version_expire_time: endOfDay(expireDate),
          verify_time: new Date(),
        },
      };
    },
  ),
  changeVersionEndpoint,
  command('reject', 'platform:company:verify', reasonInput, done.rejected, ({ reason }) => ({
    from: [verifyStatus.pending],
    to: verifyStatus.rejected,
    sentence: 'companyRejected',
    reason,
  })),
  command('suspend', 'platform:company:suspend', reasonInput, done.suspended, ({ reason }) => ({
    from: [verifyStatus.verified],
    to: verifyStatus.suspended,
    sentence: 'companySuspended',
    reason,
  })),
  command('resume', 'platform:company:suspend', resumeInput, done.resumed, () => ({
    from: [verifyStatus.suspended],
    to: verifyStatus.verified,
    sentence: 'companyResumed',
  })),
];
