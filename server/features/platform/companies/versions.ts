import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import {
  type VersionOption,
  companyCalls,
} from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import type { Language } from '#contract/language.ts';
import { verifyStatus } from '#contract/limits.ts';
import { say } from '#contract/text.ts';
import { giveRoles } from '#server/people/company-roles.ts';
import type { Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { notify } from '#server/messages/notices.ts';
import { actorOf } from '#server/access/sessions.ts';
import { readCompany } from './queries.ts';

const { errors, done } = companiesTexts;

/** The versions in order; some may not be assigned today. */
export async function readVersions(tx: Tx, language: Language): Promise<VersionOption[]> {
  const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
  const rows = await tx
    .selectFrom('system_version')
    .select(['id', 'name', 'days'])
    .select(
      sql<boolean>`coalesce(start_date <= ${today}, true) and coalesce(end_date >= ${today}, true)`.as(
        'is_offered',
      ),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, name: say(row.name, language) }));
}

/** Refuses a version that does not exist or may not be assigned today; a company may keep its current one. */
export async function checkGiven(
  tx: Tx,
  language: Language,
  given: number,
  held: number | null = null,
): Promise<void> {
  const found = (await readVersions(tx, language)).find(({ id }) => id === given);
  const refuse = { code: codes.invalid, field: 'system_version_id' };
  if (!found) throw new Refusal(errors.noVersion, refuse);
  if (!found.is_offered && given !== held)
    throw new Refusal(errors.notOffered, { ...refuse, params: { name: found.name } });
}

/** The end of a Shanghai day; past days are refused. */
export function endOfDay(day: string | null): Date | null {
  if (day === null) return null;
  const end = new Date(`${day}T23:59:59.999+08:00`);
  if (end.getTime() < Date.now())
    throw new Refusal(errors.expirePast, { code: codes.invalid, field: 'expire_date' });
  return end;
}

/** Changes a company's version or its end: at once, on every node, with the roles of the version. */
export const changeVersionEndpoint = serve(
  companyCalls.version,
  async (call) => {
    const { tx, app, session, input, language } = call;
    const before = await tx
      .selectFrom('company')
      .select(['name', 'verify_status', 'system_version_id', 'version_expire_time', 'version'])
      .where('company_id', '=', input.id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound();
    editLocked(before, input.version, {});
    const isOpen = ([verifyStatus.verified, verifyStatus.suspended] as number[]).includes(
      before.verify_status,
    );
    if (!isOpen) throw new Refusal(errors.wrongState);
    await checkGiven(tx, language, input.system_version_id, before.system_version_id);
    const next = {
      system_version_id: input.system_version_id,
      version_expire_time: endOfDay(input.expire_date),
    };
    await tx
      .updateTable('company')
      .set({ ...next, version: sql`version + 1`, update_time: sql`now()` })
      .where('company_id', '=', input.id)
      .execute();
    await giveRoles(tx, { company: input.id });
    await notify(tx, app.cluster, actorOf(session), {
      to: { company: input.id },
      type: 1,
      sentence: input.expire_date === null ? 'versionEndless' : 'versionChanged',
      params: { company: before.name, day: input.expire_date ?? '' },
      createUser: session.realname,
    });
    call.changed('company', input.id, before, next);
    call.afterCommit(await app.sessions.refresh(tx, { company: input.id }));
    return readCompany(call, input.id);
  },
  { done: done.versioned },
);
