import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { acceptInput } from '#contract/features/account/session/contract.ts';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '#server/app.ts';
import { hashToken } from '#server/access/sessions.ts';
import { chargeAddress } from '#server/access/throttle.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import type { RequestInfo } from '#server/http/endpoint.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { uninvited } from '#server/people/invitations.ts';
import { Refusal } from '#server/refusal.ts';

const addressLimit = { hits: 60, windowSeconds: 3_600, blockSeconds: 3_600 };

export type Asked<Input> = { app: App; type: LoginType; input: Input; requestInfo: RequestInfo };

export async function limitInvitations({ app, requestInfo }: Asked<unknown>): Promise<void> {
  const { blockedSeconds } = await chargeAddress(
    app.database.main,
    'invitation',
    requestInfo.ip,
    addressLimit,
  );
  if (blockedSeconds > 0) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
}

/** Whom an invitation is for; only those who hold its link learn it. */
export async function readInvitation(asked: Asked<{ token: string }>) {
  await limitInvitations(asked);
  const found = await transact(asked.app.database.main, systemActor, (tx) =>
    findInvited(tx, asked.type, asked.input.token),
  );
  return {
    username: found.username,
    realname: found.realname,
    company_name: found.company_name ?? '',
  };
}

/** Sets the password that the invited person chose; the link works once. */
export async function acceptInvitation(asked: Asked<z.output<typeof acceptInput>>) {
  const { app, type, input, requestInfo } = asked;
  const began = performance.now();
  await limitInvitations(asked);
  const passwordHash = await app.passwords.hash(input.password);
  return transact(app.database.main, systemActor, async (tx) => {
    const account = await findInvited(tx, type, input.token);
    await tx
      .updateTable('account')
      .set({
        password_hash: passwordHash,
        realname: input.realname,
        must_change_password: false,
        ...uninvited,
        version: sql`version + 1`,
        update_time: sql`now()`,
      })
      .where('id', '=', account.id)
      .execute();
    await writeOperation(tx, {
      session: { companyId: account.company_id, accountId: account.id, username: account.username },
      type,
      requestInfo,
      endpoint: { path: 'login/acceptInvitation', allow: 'public' },
      changes: [
        { target: 'user', id: account.id, before: null, after: { realname: input.realname } },
      ],
      duration: Math.round(performance.now() - began),
    });
    return { username: account.username };
  });
}

async function findInvited(tx: Tx, type: LoginType, token: string) {
  const found = await tx
    .selectFrom('account as a')
    .leftJoin('company as c', 'c.company_id', 'a.company_id')
    .leftJoin('dealer as d', (join) =>
      join.onRef('d.company_id', '=', 'a.company_id').onRef('d.dealer_id', '=', 'a.dealer_id'),
    )
    .select(['a.id', 'a.username', 'a.realname', 'a.company_id', 'c.name as company_name'])
    .where('a.invite_hash', '=', hashToken(token))
    .where('a.login_type', '=', type)
    .where('a.disabled', '=', false)
    .where(
      sql<boolean>`a.invite_until > now() and not coalesce(c.disabled, false) and not coalesce(d.disabled, false)`,
    )
    .forUpdate('a')
    .executeTakeFirst();
  if (!found) throw new Refusal(sessionTexts.errors.noInvitation, { code: codes.notFound });
  return found;
}
