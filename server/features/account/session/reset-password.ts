import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { ResetRefused, resetInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '#server/app.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import type { RequestInfo } from '#server/http/endpoint.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { notify } from '#server/messages/notices.ts';
import { mobileIndex, proveCode } from '#server/messages/sms-codes.ts';
import { uninvited } from '#server/people/invitations.ts';
import { Refusal } from '#server/refusal.ts';
import { chargeAddress, forgiveLogins, loginSubject } from '#server/access/throttle.ts';

const addressLimit = { hits: 30, windowSeconds: 3_600, blockSeconds: 3_600 };
const mostAccounts = 20;

type Asked = {
  app: App;
  type: LoginType;
  input: z.output<typeof resetInput>;
  requestInfo: RequestInfo;
};

/**
 * Sets a new password by a code sent to the account's phone number, and ends every sign-in of the account. The code is
 * sent to any number and is checked first, so that only the owner of a number learns whether it has an account.
 */
export async function resetPassword({ app, type, input, requestInfo }: Asked) {
  const began = performance.now();
  const db = app.database.main;
  const { ip } = requestInfo;
  const { blockedSeconds } = await chargeAddress(db, 'reset password', ip, addressLimit);
  if (blockedSeconds > 0) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
  const useCode = await proveCode(app, input.mobile, input.code);
  // Before it is known whether there is an account: it is slow on purpose.
  const passwordHash = await app.passwords.hash(input.password);
  const index = mobileIndex(app, input.mobile);
  const chosen = choose(await transact(db, systemActor, (tx) => readAccounts(tx, type, index)));
  await useCode();
  const ended = await transact(db, systemActor, async (tx) => {
    // Disabled or given another number meanwhile: as if it had not been found.
    const account = choose(await readAccounts(tx, type, index), chosen.id);
    await tx
      .updateTable('account')
      .set({
        password_hash: passwordHash,
        must_change_password: false,
        ...uninvited,
        update_time: sql`now()`,
      })
      .where('id', '=', account.id)
      .execute();
    await forgiveLogins(tx, [loginSubject(type, account.username)]);
    await notify(tx, app.cluster, systemActor, {
      to: { account: account.id },
      type: 0,
      sentence: 'passwordReset',
    });
    await writeOperation(tx, {
      session: {
        companyId: account.company_id,
        accountId: account.id,
        username: account.username,
      },
      type,
      requestInfo,
      endpoint: { path: 'login/resetPassword', allow: 'public' },
      changes: [
        { target: 'account', id: account.id, before: null, after: { password: 'changed' } },
      ],
      duration: Math.round(performance.now() - began),
    });
    return app.sessions.end(tx, { accounts: [account.id] });
  });
  await ended();
  return { username: chosen.username };

  function choose(accounts: readonly Found[], id = input.account_id): Found {
    const possible = accounts.filter((one) => (id ?? one.id) === one.id);
    const [account] = possible;
    if (!account)
      throw new Refusal(sessionTexts.errors.noAccount, { code: codes.invalid, field: 'mobile' });
    if (possible.length > 1) throw askAccount(possible);
    return account;
  }
}

type Found = {
  id: number;
  username: string;
  company_id: number | null;
  company_name: string | null;
};

/** Accounts with this number that can sign in. */
const readAccounts = (tx: Tx, type: LoginType, index: Buffer): Promise<Found[]> =>
  tx
    .selectFrom('account as a')
    .leftJoin('company as c', 'c.company_id', 'a.company_id')
    .leftJoin('dealer as d', (join) =>
      join.onRef('d.company_id', '=', 'a.company_id').onRef('d.dealer_id', '=', 'a.dealer_id'),
    )
    .select(['a.id', 'a.username', 'a.company_id', 'c.name as company_name'])
    .where('a.login_type', '=', type)
    .where('a.mobile_index', '=', index)
    .where('a.disabled', '=', false)
    .where(sql<boolean>`not coalesce(c.disabled, false) and not coalesce(d.disabled, false)`)
    .orderBy('a.id')
    .limit(mostAccounts)
    .execute();

const askAccount = (accounts: readonly Found[]) =>
  new Refusal(sessionTexts.errors.chooseAccount, {
    code: codes.conflict,
    field: 'account_id',
    data: {
      accounts: accounts.map(({ id, username, company_name: company }) => ({
        id,
        username,
        company_name: company ?? '',
      })),
    } satisfies ResetRefused,
  });
