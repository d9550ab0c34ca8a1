import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { registerInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { bareMobile } from '#contract/validation.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '#server/app.ts';
import type { RequestInfo } from '#server/http/endpoint.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { createAccount, createCompany } from '#server/people/accounts.ts';
import {
  checkInvited,
  findPartnerInvitation,
  takePartnerInvitation,
} from '#server/partners/invitations.ts';
import { Refusal } from '#server/refusal.ts';
import { notify } from '#server/messages/notices.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { proveCode } from '#server/messages/sms-codes.ts';
import { chargeAddress } from '#server/access/throttle.ts';

const addressLimit = { hits: 60, windowSeconds: 3_600, blockSeconds: 3_600 };

/** Creates a company with its general manager; until verification nothing else is available. */
export async function registerCompany(
  app: App,
  input: z.output<typeof registerInput>,
  requestInfo: RequestInfo,
): Promise<{ company_id: number }> {
  const began = performance.now();
  const { blockedSeconds } = await chargeAddress(
    app.database.main,
    'register',
    requestInfo.ip,
    addressLimit,
  );
  if (blockedSeconds > 0) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
  const db = app.database.main;
  // Only the owner of the phone learns which names are taken, a few for each code.
  const useCode = await proveCode(app, input.mobile, input.code);
  // Checked before the code is used up, so that a correctable mistake does not cost another SMS.
  await transact(db, systemActor, async (tx) => {
    const taken = await tx
      .selectFrom('account')
      .select('id')
      .where('login_type', '=', 'web')
      .where(sql<boolean>`username_lower = ${input.username.toLowerCase()}`)
      .executeTakeFirst();
    if (taken) throw refuse('usernameTaken', 'username');
    const known = await tx
      .selectFrom('company')
      .select('company_id')
      .where('credit_code', '=', input.credit_code)
      .executeTakeFirst();
    if (known) throw refuse('companyExists', 'credit_code');
    if (input.invitation)
      checkInvited(await findPartnerInvitation(tx, input.invitation), input.credit_code);
  });
  await useCode();
  const passwordHash = await app.passwords.hash(input.password);
  try {
    return await transact(db, systemActor, async (tx) => {
      const companyId = await createCompany(tx, app.secrets, {
        name: input.company_name,
        credit_code: input.credit_code,
        contact: input.realname,
        mobile: bareMobile(input.mobile),
      });
      const account = await createAccount(tx, app.secrets, {
        login_type: 'web',
        company_id: companyId,
        username: input.username,
        password_hash: passwordHash,
        realname: input.realname,
        mobile: bareMobile(input.mobile),
        roles: ['general'],
      });
      await notify(tx, app.cluster, systemActor, {
        to: { account },
        type: 1,
        sentence: 'welcome',
        params: { company: input.company_name },
      });
      if (input.invitation) {
        const found = await findPartnerInvitation(tx, input.invitation);
        const taking = { tx, cluster: app.cluster, actor: systemActor, by: input.realname };
        await takePartnerInvitation(taking, found, companyId);
      }
      await writeOperation(tx, {
        session: { companyId, accountId: account, username: input.username },
        type: 'web',
        requestInfo,
        endpoint: { path: 'login/register', allow: 'public' },
        changes: [
          {
            target: 'company',
            id: companyId,
            before: null,
            after: { name: input.company_name, credit_code: input.credit_code },
          },
        ],
        duration: Math.round(performance.now() - began),
      });
      return { company_id: companyId };
    });
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== '23505') throw error;
    throw constraint === 'account_by_username'
      ? refuse('usernameTaken', 'username')
      : refuse('companyExists', 'credit_code');
  }
}

const refuse = (error: 'usernameTaken' | 'companyExists', field: string) =>
  new Refusal(sessionTexts.errors[error], { code: codes.conflict, field });
