import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { registerInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '#server/app.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { createAccount, createCompany } from '#server/database/factories.ts';
import { Refusal } from '#server/http/refusal.ts';
import { notify } from '#server/services/notices.ts';
import { redeemCode } from '#server/services/sms-codes.ts';

/** A new company with its general manager; it waits for verification before anything else opens. */
export async function registerCompany(app: App, input: z.output<typeof registerInput>): Promise<{ company_id: number }> {
  const db = app.database.main;
  // Looked up before the code is spent, so that a correctable mistake does not cost another SMS.
  await transact(db, systemActor, async (tx) => {
    const taken = await tx
      .selectFrom('account')
      .select('id')
      .where('login_type', '=', 'web')
      .where((is) => is(is.fn('lower', ['username']), '=', input.username.toLowerCase()))
      .executeTakeFirst();
    if (taken) throw refuse('usernameTaken', 'username');
    const known = await tx.selectFrom('company').select('company_id').where('credit_code', '=', input.credit_code).executeTakeFirst();
    if (known) throw refuse('companyExists', 'credit_code');
  });
  await redeemCode(app, input.mobile, input.code);
  const passwordHash = await app.passwords.hash(input.password);
  try {
    return await transact(db, systemActor, async (tx) => {
      const companyId = await createCompany(tx, {
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
      return { company_id: companyId };
    });
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== '23505') throw error;
    throw constraint === 'account_by_username' ? refuse('usernameTaken', 'username') : refuse('companyExists', 'credit_code');
  }
}

const refuse = (error: 'usernameTaken' | 'companyExists', field: string) =>
  new Refusal(sessionTexts.errors[error], { code: codes.conflict, field });
