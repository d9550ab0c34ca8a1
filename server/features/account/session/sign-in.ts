import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { LoginRefused, loginInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { limits } from '#contract/limits.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Text } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '#server/app.ts';
import { systemActor, transact } from '#server/database/database.ts';
import type { RequestInfo } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { redeemCaptcha } from '#server/access/captchas.ts';
import { charge, forgive, hitsOf, loginSubject } from '#server/access/throttle.ts';

const accountLimit = {
  hits: limits.lockAfterFailures,
  windowSeconds: 3_600,
  blockSeconds: limits.lockMinutes * 60,
};
// One address that tries many accounts.
const addressLimit = { hits: 200, windowSeconds: 600, blockSeconds: 600 };

type Try = {
  app: App;
  type: LoginType;
  input: z.output<typeof loginInput>;
  requestInfo: RequestInfo;
};

const refuse = (text: Text, code: 401 | 422 | 423 | 429, captchaRequired: boolean, minutes = 0) =>
  new Refusal(text, {
    code,
    params: { minutes },
    data: { captcha_required: captchaRequired } satisfies LoginRefused,
  });

/** Attempts on one account are serialised: several correct ones at the same moment do not count as failures. */
export function signIn(attempt: Try) {
  const subject = loginSubject(attempt.type, attempt.input.username);
  return attempt.app.takeTurn(subject, () => trySignIn(attempt, subject));
}

/**
 * Every refusal costs the same and says the same whether the account exists or not; the attempt is counted before the
 * password is checked, so that attempts through several nodes at once count too.
 */
async function trySignIn({ app, type, input, requestInfo }: Try, subject: string) {
  const db = app.database.main;
  const address = `login-address:${requestInfo.ip}`;
  const earlier = await hitsOf(db, subject);
  const needsCaptcha = earlier >= limits.captchaAfterFailures;
  if ((await hitsOf(db, address)) > addressLimit.hits)
    throw refuse(errorTexts.tooMany, codes.tooMany, true);
  if (earlier > limits.lockAfterFailures) await refuseWhileLocked();
  if (needsCaptcha && !(await redeemCaptcha(db, app.secrets, input.key, input.captcha))) {
    const text = input.captcha
      ? sessionTexts.errors.captchaWrong
      : sessionTexts.errors.captchaNeeded;
    throw refuse(text, codes.invalid, true);
  }
  const charged = await charge(db, subject, accountLimit);
  if (charged.blockedSeconds > 0) await refuseWhileLocked(charged.blockedSeconds);

  const account = await findAccount(app, type, input.username);
  const isRight = await app.passwords.matches(account?.password_hash ?? null, input.password);
  if (!account || !isRight || account.isDisabled) {
    const why = isRight ? 'disabled' : 'wrong';
    await Promise.all([record(why, account), charge(db, address, addressLimit)]);
    throw refuse(
      sessionTexts.errors.wrongLogin,
      codes.unauthenticated,
      charged.hits >= limits.captchaAfterFailures,
    );
  }
  const token = await transact(db, systemActor, async (tx) => {
    // Comparing takes a while: a password changed meanwhile has ended all sessions, so this one must not begin.
    const same = await tx
      .updateTable('account')
      .set({ last_login_time: sql`now()` })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .where('disabled', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (!same) return null;
    return app.sessions.open(tx, {
      ...account,
      remember: input.remember,
      ip: requestInfo.ip,
      userAgent: requestInfo.userAgent,
    });
  });
  if (token === null) {
    await record('wrong', account);
    throw refuse(sessionTexts.errors.wrongLogin, codes.unauthenticated, needsCaptcha);
  }
  await Promise.all([record('ok', account), forgive(db, subject)]);
  return { access_token: token, must_change_password: account.must_change_password };

  async function refuseWhileLocked(seconds?: number): Promise<void> {
    const left = seconds ?? (await charge(db, subject, accountLimit)).blockedSeconds;
    if (left === 0) return;
    // Counted too: otherwise a locked account would let one address fill the log. The account's manager sees it there;
    // the caller does not learn whether the account exists.
    const account = await findAccount(app, type, input.username);
    await Promise.all([record('locked', account), charge(db, address, addressLimit)]);
    throw refuse(sessionTexts.errors.locked, codes.locked, true, Math.ceil(left / 60));
  }

  async function record(
    result: string,
    account: { id: number; company_id: number | null; username: string } | undefined,
  ) {
    await transact(db, systemActor, (tx) =>
      tx
        .insertInto('login_log')
        .values({
          company_id: account?.company_id ?? null,
          account_id: account?.id ?? null,
          login_type: type,
          // As stored, not as typed, so that the log finds it.
          username: account?.username ?? input.username,
          result,
          ip: requestInfo.ip,
          user_agent: requestInfo.userAgent,
        })
        .execute(),
    );
  }
}

function findAccount(app: App, type: LoginType, username: string) {
  return transact(app.database.main, systemActor, (tx) =>
    tx
      .selectFrom('account as a')
      .leftJoin('company as c', 'c.company_id', 'a.company_id')
      .leftJoin('dealer as d', (join) =>
        join.onRef('d.company_id', '=', 'a.company_id').onRef('d.dealer_id', '=', 'a.dealer_id'),
      )
      .select([
        'a.id',
        'a.login_type',
        'a.company_id',
        'a.username',
        'a.password_hash',
        'a.must_change_password',
        sql<boolean>`a.disabled or coalesce(c.disabled, false) or coalesce(d.disabled, false)`.as(
          'isDisabled',
        ),
      ])
      .where('a.login_type', '=', type)
      .where(sql`lower(a.username)`, '=', username.toLowerCase())
      .executeTakeFirst(),
  );
}
