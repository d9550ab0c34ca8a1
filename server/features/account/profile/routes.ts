import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { profileCalls } from '#contract/features/account/profile/contract.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { Language } from '#contract/language.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { menusOf } from '#server/access/menu-settings.ts';
import { notify } from '#server/messages/notices.ts';
import { readSmallPicture } from '#server/files/make-picture.ts';
import { mobileIndex, redeemCode } from '#server/messages/sms-codes.ts';
import { actorOf } from '#server/access/sessions.ts';
import { lockRecord, updateRecord, type RecordTable } from '#server/records/write.ts';
import { charge, forgive } from '#server/access/throttle.ts';
import { standingEndpoint } from './standing.ts';
import { readUserInfo } from './user-info.ts';

const table: RecordTable = { name: 'account', fields: {} };
type Profile = { realname: string; email: string | null; language: Language | null };
const passwordTries = { hits: 10, windowSeconds: 3_600, blockSeconds: 900 };

export const profileEndpoints = [
  standingEndpoint,
  serve(
    profileCalls.getUserInfo,
    ({ app, tx, session, language }) => readUserInfo(app, tx, session, language),
    { isLong: true, isFresh: true },
  ),
  serve(profileCalls.getMenuList, ({ tx, session }) => menusOf(tx, session), {
    isLong: true,
    isFresh: true,
  }),
  serve(
    profileCalls.updatePwd,
    async ({ app, tx, session, input, changed, afterCommit }) => {
      // At an unlocked screen the password must not be guessable from here.
      const subject = `password:${session.accountId}`;
      const { blockedSeconds } = await charge(app.database.sidePool, subject, passwordTries);
      if (blockedSeconds > 0) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
      const account = await tx
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', session.accountId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (!(await app.passwords.matches(account.password_hash, input.oldPassword)))
        throw new Refusal(sessionTexts.errors.oldPasswordWrong, {
          code: codes.invalid,
          field: 'oldPassword',
        });
      if (input.oldPassword === input.newPassword)
        throw new Refusal(sessionTexts.errors.samePassword, {
          code: codes.invalid,
          field: 'newPassword',
        });
      await tx
        .updateTable('account')
        .set({
          password_hash: await app.passwords.hash(input.newPassword),
          must_change_password: false,
          update_time: sql`now()`,
        })
        .where('id', '=', session.accountId)
        .execute();
      changed('account', session.accountId, null, { password: 'changed' });
      await notify(tx, app.cluster, actorOf(session), {
        to: { account: session.accountId },
        type: 0,
        sentence: 'passwordChanged',
      });
      afterCommit(await app.sessions.end(tx, { accounts: [session.accountId] }));
      afterCommit(() => forgive(app.database.sidePool, subject));
      return null;
    },
    { done: sessionTexts.done.passwordChanged },
  ),
  serve(
    profileCalls.modMobile,
    async ({ app, tx, session, input, changed }) => {
      await redeemCode(app, input.mobile, input.code);
      const mobile = bareMobile(input.mobile);
      const before = await lockRecord<{ mobile_sealed: Buffer | null }>(
        tx,
        table,
        session,
        session.accountId,
        ['mobile_sealed'],
      );
      await updateRecord(tx, table, session, session.accountId, {
        mobile_sealed: app.secrets.seal('account.mobile', session.companyId ?? 0, mobile),
        mobile_index: mobileIndex(app, mobile),
      });
      const masked = before.mobile_sealed && {
        mobile: maskMobile(
          app.secrets.open('account.mobile', session.companyId ?? 0, before.mobile_sealed),
        ),
      };
      changed('account', session.accountId, masked, { mobile: maskMobile(mobile) });
      return null;
    },
    { done: sessionTexts.done.mobileChanged },
  ),
  serve(
    profileCalls.updateProfile,
    async ({ app, tx, session, input, language, changed, afterCommit }) => {
      const { version, ...values } = input;
      const { id: _id, ...before } = await lockRecord<Profile>(
        tx,
        table,
        session,
        session.accountId,
        ['realname', 'email', 'language'],
      );
      const next = { ...values, email: values.email || null };
      editLocked(before, version, next);
      await updateRecord(tx, table, session, session.accountId, next);
      changed('account', session.accountId, before, next);
      afterCommit(
        await app.cluster.tellAndWait(tx, { topic: 'access', account: session.accountId }),
      );
      return readUserInfo(app, tx, session, language);
    },
    { done: profileTexts.done.saved },
  ),
  serve(
    profileCalls.updateAvatar,
    async ({ tx, session, input, changed }) => {
      const webp = input.image === '' ? null : await readSmallPicture(input.image, 'image');
      const hash = webp
        ? createHash('sha256')
            .update(`${session.accountId}:`)
            .update(webp)
            .digest('hex')
            .slice(0, 40)
        : null;
      // Concurrent changes are serialised.
      await tx
        .selectFrom('account')
        .select('id')
        .where('id', '=', session.accountId)
        .forUpdate()
        .execute();
      await tx.deleteFrom('account_avatar').where('account_id', '=', session.accountId).execute();
      if (webp && hash)
        await tx
          .insertInto('account_avatar')
          .values({ account_id: session.accountId, company_id: session.companyId, hash, webp })
          .execute();
      await tx
        .updateTable('account')
        .set({ avatar_hash: hash })
        .where('id', '=', session.accountId)
        .execute();
      changed('account', session.accountId, null, { avatar_hash: hash });
      return { avatar: hash ? `/api/avatar/${hash}` : null };
    },
    { done: profileTexts.done.saved },
  ),
];
