import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { LoginRefused, loginInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { limits } from '#contract/limits.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Text } from '#contract/text.ts';
import { bareMobile, mobile } from '#contract/validation.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '#server/app.ts';
import { systemActor, transact } from '#server/database/database.ts';
import type { RequestInfo } from '#server/http/endpoint.ts';
import { uninvited } from '#server/people/invitations.ts';
import { Refusal } from '#server/refusal.ts';
import { redeemCaptcha } from '#server/access/captchas.ts';
import { amongFew, crowdOf } from '#server/access/crowds.ts';
import { networkOf } from '#server/access/network.ts';
import {
  addressHitsOf,
  charge,
  chargeAddress,
  chargedOf,
  everywhereSubject,
  forgiveAddress,
  loginSubject,
} from '#server/access/throttle.ts';

// One account from one address.
const accountLimit = {
  hits: limits.lockAfterFailures,
  windowSeconds: 3_600,
  blockSeconds: limits.lockMinutes * 60,
};
// One address that tries many accounts.
const addressLimit = { hits: 200, windowSeconds: 600, blockSeconds: 600 };
// Many addresses that try one account: each counts once.
const everywhereLimit = { ...accountLimit, hits: 50 };
const captchaEverywhereAfter = 20;

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

/**
 * Attempts on one account from one address are serialised: several correct ones at the same moment do not count as
 * failures.
 */
export function signIn(attempt: Try) {
  const { app, requestInfo } = attempt;
  const subject = loginSubject(attempt.type, attempt.input.username);
  const turn = `${subject}:${networkOf(requestInfo.ip)}`;
  return amongFew(app, requestInfo.ip, () => app.takeTurn(turn, () => trySignIn(attempt, subject)));
}

/**
 * Every refusal costs the same and says the same whether the account exists or not; the attempt is counted before the
 * password is checked, so that attempts through several nodes at once count too.
 *
 * Failures count for the address they come from, so that nobody can lock somebody else out. Only when they come from
 * many addresses do they count everywhere, except where the account has signed in before.
 */
async function trySignIn({ app, type, input, requestInfo }: Try, subject: string) {
  const db = app.database.main;
  const { ip } = requestInfo;
  const [ofAddress, earlier, everywhere] = await Promise.all([
    addressHitsOf(db, 'login-address', ip),
    addressHitsOf(db, subject, ip),
    chargedOf(db, everywhereSubject(subject)),
  ]);
  if (ofAddress > addressLimit.hits) throw refuse(errorTexts.tooMany, codes.tooMany, true);
  const accounts = await findAccounts(app, type, input.username, ip);
  const isGuarded =
    everywhere.hits >= captchaEverywhereAfter && !(await isKnown(app, accounts, ip));
  const needsCaptcha = earlier >= limits.captchaAfterFailures || isGuarded;
  if (isGuarded && everywhere.blockedSeconds > 0) await refuseLocked(everywhere.blockedSeconds);
  if (earlier > limits.lockAfterFailures) await refuseWhileLocked();
  if (needsCaptcha && !(await redeemCaptcha(db, app.secrets, input.key, input.captcha))) {
    const text = input.captcha
      ? sessionTexts.errors.captchaWrong
      : sessionTexts.errors.captchaNeeded;
    throw refuse(text, codes.invalid, true);
  }
  const charged = await chargeAddress(db, subject, ip, accountLimit);
  if (charged.blockedSeconds > 0) await refuseLocked(charged.blockedSeconds);

  const right = await compare(app, type, input, accounts, crowdOf(ip));
  const usable = right.filter(
    (one) => !one.isDisabled && (input.company_id ?? one.company_id) === one.company_id,
  );
  if (usable.length > 1) {
    await forgiveAddress(db, subject, ip);
    throw askCompany(usable);
  }
  const [account] = usable;
  if (!account) {
    const [known] = right.length > 0 ? right : accounts;
    const why = right.length > 0 ? 'disabled' : 'wrong';
    await Promise.all([
      record(why, known),
      chargeAddress(db, 'login-address', ip, addressLimit),
      countEverywhere(subject, charged),
      // Guesses by phone number count for these accounts, too.
      ...(right.length > 0 ? [] : accounts)
        .map(({ username }) => loginSubject(type, username))
        .filter((other) => other !== subject)
        .map(async (other) =>
          countEverywhere(other, await chargeAddress(db, other, ip, accountLimit)),
        ),
    ]);
    // Somebody who knows the password of a dealer may know what has become of it.
    const isTold = why === 'disabled' && type === 'dealer';
    throw refuse(
      isTold ? sessionTexts.errors.dealerDisabled : sessionTexts.errors.wrongLogin,
      codes.unauthenticated,
      isGuarded || charged.hits >= limits.captchaAfterFailures,
    );
  }
  const token = await transact(db, systemActor, async (tx) => {
    // Comparing takes a while: a password changed meanwhile has ended all sessions, so this one must not begin.
    const same = await tx
      .updateTable('account')
      // Who has signed in needs no link any more, and nobody else may use it.
      .set({ last_login_time: sql`now()`, ...uninvited })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .where('disabled', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (!same) return null;
    return app.sessions.open(tx, {
      ...account,
      remember: input.remember,
      ip,
      userAgent: requestInfo.userAgent,
    });
  });
  if (token === null) {
    await record('wrong', account);
    throw refuse(sessionTexts.errors.wrongLogin, codes.unauthenticated, needsCaptcha);
  }
  await Promise.all([record('ok', account), forgiveAddress(db, subject, ip)]);
  return { access_token: token, must_change_password: account.must_change_password };

  async function countEverywhere(login: string, { isFirst }: { isFirst: boolean }) {
    if (isFirst) await charge(db, everywhereSubject(login), everywhereLimit);
  }

  async function refuseWhileLocked(): Promise<void> {
    const { blockedSeconds } = await chargeAddress(db, subject, ip, accountLimit);
    if (blockedSeconds > 0) await refuseLocked(blockedSeconds);
  }

  async function refuseLocked(seconds: number): Promise<never> {
    // Counted too: otherwise a locked account would let one address fill the log. The account's manager sees it there;
    // the caller does not learn whether the account exists.
    await Promise.all([
      record('locked', accounts[0]),
      chargeAddress(db, 'login-address', ip, addressLimit),
    ]);
    throw refuse(sessionTexts.errors.locked, codes.locked, true, Math.ceil(seconds / 60));
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
          ip,
          user_agent: requestInfo.userAgent,
        })
        .execute(),
    );
  }
}

type Found = {
  id: number;
  login_type: LoginType;
  company_id: number | null;
  company_name: string | null;
  dealer_name: string | null;
  username: string;
  password_hash: string;
  must_change_password: boolean;
  isDisabled: boolean;
};

const mostByPhone = 3; // A person is rarely the dealer of more companies.
/** Dealers may type their phone number instead of a username. */
const isPhone = (type: LoginType, typed: string) =>
  type === 'dealer' && mobile.safeParse(typed).success;

/** Those whose password it is. It takes as long whether there are accounts with this name or number, or none. */
async function compare(
  app: App,
  type: LoginType,
  { username, password }: Try['input'],
  accounts: readonly Found[],
  from: string,
): Promise<Found[]> {
  const right: Found[] = [];
  const tries = isPhone(type, username) ? mostByPhone : 1;
  for (let at = 0; at < tries; at += 1) {
    const account = accounts[at];
    const isRight = await app.passwords.matches(account?.password_hash ?? null, password, from);
    if (isRight && account) right.push(account);
  }
  return right;
}

/** One phone number and one password for the accounts of several companies: which one is meant? */
const askCompany = (accounts: readonly Found[]) =>
  new Refusal(sessionTexts.errors.chooseCompany, {
    code: codes.conflict,
    data: {
      captcha_required: false,
      companies: accounts.map((one) => ({
        company_id: one.company_id!,
        company_name: one.company_name ?? '',
        dealer_name: one.dealer_name ?? '',
      })),
    } satisfies LoginRefused,
  });

/** Whether one of these accounts has recently signed in from this address. */
async function isKnown(app: App, accounts: readonly Found[], ip: string): Promise<boolean> {
  const rows = await transact(app.database.main, systemActor, (tx) =>
    tx
      .selectFrom('login_log')
      .select('ip')
      .distinct()
      .where('account_id', '=', sql<number>`any(${accounts.map(({ id }) => id)}::int[])`)
      .where('result', '=', 'ok')
      .where('create_time', '>', sql<Date>`now() - interval '30 days'`)
      .execute(),
  );
  const network = networkOf(ip);
  return rows.some((row) => networkOf(row.ip) === network);
}

/** The account with this username; for dealers also those with this phone number, unless they are locked. */
async function findAccounts(app: App, type: LoginType, typed: string, ip: string) {
  const named = await readAccounts(app, type, sql`a.username_lower = ${typed.toLowerCase()}`);
  if (named.length > 0 || !isPhone(type, typed)) return named;
  const index = app.secrets.index('mobile', bareMobile(typed));
  const found = await readAccounts(app, type, sql`a.mobile_index = ${index}`);
  const hits = await Promise.all(
    found.map(({ username }) => addressHitsOf(app.database.main, loginSubject(type, username), ip)),
  );
  return found.filter((_, at) => hits[at]! <= limits.lockAfterFailures);
}

function readAccounts(app: App, type: LoginType, which: RawBuilder<unknown>): Promise<Found[]> {
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
        'c.name as company_name',
        'd.name as dealer_name',
        'a.username',
        'a.password_hash',
        'a.must_change_password',
        sql<boolean>`a.disabled or coalesce(c.disabled, false) or coalesce(d.disabled, false)`.as(
          'isDisabled',
        ),
      ])
      .where('a.login_type', '=', type)
      .where(sql<boolean>`${which}`)
      .orderBy('a.id')
      .limit(mostByPhone)
      .execute(),
  );
}
