import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  avatarAnswer,
  avatarInput,
  profileInput,
  userInfo,
} from '#contract/features/account/profile/contract.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { modMobileInput, passwordInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { loginTypes } from '#contract/login-types.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { menusOf } from '#server/access/menu-settings.ts';
import { notify } from '#server/messages/notices.ts';
import { readSmallPicture } from '#server/files/make-picture.ts';
import { mobileIndex, redeemCode } from '#server/messages/sms-codes.ts';
import { actorOf } from '#server/access/sessions.ts';
import { charge, forgive } from '#server/access/throttle.ts';
import { standingEndpoint } from './standing.ts';
import { readUserInfo } from './user-info.ts';

const passwordTries = { hits: 10, windowSeconds: 3_600, blockSeconds: 900 };

export const profileEndpoints = [
  standingEndpoint,
  endpoint({
    method: 'GET',
    types: loginTypes,
    path: 'index/getUserInfo',
    isLong: true,
    isFresh: true,
    allow: 'signedIn',
    answer: userInfo,
    run: ({ app, tx, session, language }) => readUserInfo(app, tx, session, language),
  }),
  endpoint({
    method: 'GET',
    types: loginTypes,
    path: 'index/getMenuList',
    isLong: true,
    isFresh: true,
    allow: 'signedIn',
    answer: z.array(z.unknown()),
    run: ({ tx, session }) => menusOf(tx, session),
  }),
  endpoint({
    method: 'POST',
    types: loginTypes,
    path: 'index/updatePwd',
    allow: 'signedIn',
    input: passwordInput,
    answer: z.null(),
    done: sessionTexts.done.passwordChanged,
    run: async ({ app, tx, session, input, changed, afterCommit }) => {
      // Whoever sits down at an open screen must not be able to guess the password from there.
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
      afterCommit(await app.sessions.end(tx, { account: session.accountId }));
      afterCommit(() => forgive(app.database.sidePool, subject));
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    types: loginTypes,
    path: 'index/modMobile',
    allow: 'signedIn',
    input: modMobileInput,
    answer: z.null(),
    done: sessionTexts.done.mobileChanged,
    run: async ({ app, tx, session, input, changed }) => {
      await redeemCode(app, input.mobile, input.code);
      const mobile = bareMobile(input.mobile);
      const before = await tx
        .selectFrom('account')
        .select('mobile_sealed')
        .where('id', '=', session.accountId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('account')
        .set({
          mobile_sealed: app.secrets.seal(mobile),
          mobile_index: mobileIndex(app, mobile),
          version: sql`version + 1`,
          update_time: sql`now()`,
        })
        .where('id', '=', session.accountId)
        .execute();
      const masked = before.mobile_sealed && {
        mobile: maskMobile(app.secrets.open(before.mobile_sealed)),
      };
      changed('account', session.accountId, masked, { mobile: maskMobile(mobile) });
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    types: loginTypes,
    path: 'index/updateProfile',
    allow: 'signedIn',
    input: profileInput,
    answer: userInfo,
    done: profileTexts.done.saved,
    run: async ({ app, tx, session, input, language, changed, afterCommit }) => {
      const { version, ...values } = input;
      const before = await tx
        .selectFrom('account')
        .select(['realname', 'email', 'language', 'version'])
        .where('id', '=', session.accountId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const next = { ...values, email: values.email || null };
      editLocked(before, version, next);
      await tx
        .updateTable('account')
        .set({ ...next, version: sql`version + 1`, update_time: sql`now()` })
        .where('id', '=', session.accountId)
        .execute();
      changed('account', session.accountId, before, next);
      afterCommit(await app.cluster.tellAndWait(tx, { topic: 'access', account: session.accountId }));
      return readUserInfo(app, tx, session, language);
    },
  }),
  endpoint({
    method: 'POST',
    types: loginTypes,
    path: 'index/updateAvatar',
    allow: 'signedIn',
    input: avatarInput,
    answer: avatarAnswer,
    done: profileTexts.done.saved,
    run: async ({ tx, session, input, changed }) => {
      const webp = input.image === '' ? null : await readSmallPicture(input.image, 'image');
      const hash = webp
        ? createHash('sha256').update(`${session.accountId}:`).update(webp).digest('hex').slice(0, 40)
        : null;
      // Two at the same moment take turns.
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
  }),
];
