import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  dealerAccountCalls,
  type DealerAccount,
  type dealerAccountFilter,
} from '#contract/features/application/dealers/accounts.ts';
import { dealerAccountMoves } from '#contract/features/application/dealers/moves.ts';
import { dealerAccountTexts as texts } from '#contract/features/application/dealers/texts.ts';
import { invitationTexts } from '#contract/invitation.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import { makeInvitation, uninvited } from '#server/people/invitations.ts';
import { createAccount } from '#server/people/accounts.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { equals } from '#server/records/filters.ts';
import { inOrder, listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { keptAsDisabled, transition } from '#server/records/transition.ts';
import {
  deleteRecords,
  lockRecord,
  taken,
  updateRecord,
  type Columns,
  type RecordTable,
} from '#server/records/write.ts';
import { readSecretConfiguration } from '#server/configuration/configuration.ts';
import { makeInitialPassword } from '#server/access/initial-password.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { mobileIndex } from '#server/messages/sms-codes.ts';
import { forgiveLogins, loginSubject } from '#server/access/throttle.ts';

const onlyDealers = () => sql`dealer_id is not null`;
const table: RecordTable = { name: 'account', only: onlyDealers, fields: texts.fields };
const target = 'dealerAccount';
const inviteDays = 7;

const list: ListPlan<z.output<typeof dealerAccountFilter>, DealerAccount, StaffSession> = {
  table: 'account',
  only: onlyDealers,
  filters: { dealer_id: equals('dealer_id') },
  order: () => sql`id`,
  rows: async ({ app, tx, session }, ids) => {
    const rows = await tx
      .selectFrom('account')
      .select([
        'id',
        'company_id',
        'dealer_id',
        'username',
        'realname',
        'mobile_sealed',
        'email',
        'disabled',
      ])
      .select(['must_change_password', 'last_login_time', 'version', 'create_time'])
      .select(sql<Date | null>`case when invite_until > now() then invite_until end`.as('invited'))
      .where('company_id', '=', session.companyId)
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ mobile_sealed: sealed, invited, ...row }) => ({
      ...row,
      company_id: row.company_id!,
      dealer_id: row.dealer_id!,
      mobile: sealed
        ? maskMobile(app.secrets.open('account.mobile', session.companyId, sealed))
        : '',
      email: row.email ?? '',
      invite_until: invited?.toISOString() ?? null,
      last_login_time: row.last_login_time?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
    }));
  },
};

async function readOne(reader: Reader<StaffSession>, id: number): Promise<DealerAccount> {
  const [account] = await inOrder(list, reader, [id]);
  if (!account) throw notFound();
  return account;
}

/** The platform's initial password, or a random one; shown once and to be changed. */
async function choosePassword({ app, tx }: Pick<CallContext<unknown, StaffSession>, 'app' | 'tx'>) {
  const { initial_password: set } = await readSecretConfiguration(tx, app.secrets, 'dealer');
  const password = set === '' ? makeInitialPassword() : set;
  return { password, hash: await app.passwords.hash(password) };
}

type Held = {
  username: string;
  realname: string;
  disabled: boolean;
  last_login_time: Date | null;
  mobile_sealed: Buffer | null;
  email: string | null;
};
const hold = (
  { tx, session }: Pick<CallContext<unknown, StaffSession>, 'tx' | 'session'>,
  id: number,
) => {
  const columns = ['username', 'realname', 'disabled', 'last_login_time', 'mobile_sealed', 'email'];
  return lockRecord<Held>(tx, table, session, id, columns);
};

const moving = { ...table, moves: dealerAccountMoves, target, kept: keptAsDisabled };
const move = (verb: 'enable' | 'disable') =>
  serve(dealerAccountCalls[verb], async (call) => {
    const { app, tx, input, afterCommit } = call;
    const moved = await transition(call, moving, [input.id], verb, { skipsDone: true });
    if (verb === 'disable' && moved.length > 0)
      afterCommit(await app.sessions.end(tx, { accounts: [input.id] }));
    return readOne(call, input.id);
  });

export const dealerAccountEndpoints = [
  serve(dealerAccountCalls.index, (call) => listPage(list, call, call.input)),
  serve(
    dealerAccountCalls.add,
    async (call) => {
      const { app, tx, session, input, changed } = call;
      const { dealer_id: dealer, username, realname, email } = input;
      const company = session.companyId;
      // Before any lock: hashing is slow.
      const { password, hash } = await choosePassword(call);
      await lockRecord(tx, { name: 'dealer', fields: texts.fields }, session, dealer, []);
      const id = await createAccount(tx, app.secrets, {
        login_type: 'dealer',
        company_id: company,
        dealer_id: dealer,
        username,
        realname,
        email: email || null,
        ...(input.mobile === '' ? {} : { mobile: bareMobile(input.mobile) }),
        password_hash: hash,
        must_change_password: true,
        roles: ['dealer'],
      }).catch((error: { code?: string; constraint?: string }) => {
        if (error.constraint === 'account_by_username') throw taken(table, 'username', username);
        throw error;
      });
      changed(target, id, null, { dealer_id: dealer, username, realname });
      return { ...(await readOne(call, id)), initial_password: password };
    },
    // The answer holds a password, so it is not kept for repeats.
    { done: texts.done.added, keepAnswer: false },
  ),
  serve(
    dealerAccountCalls.edit,
    async (call) => {
      const { app, tx, session, input, changed } = call;
      const { id, version, realname, email } = input;
      const { mobile_sealed: sealed, ...before } = await lockRecord<
        Pick<Held, 'realname' | 'email' | 'mobile_sealed'>
      >(tx, table, session, id, ['realname', 'email', 'mobile_sealed']);
      editLocked(before, version, { realname });
      const number = bareMobile(input.mobile);
      const columns: Columns =
        number === ''
          ? {}
          : {
              mobile_sealed: app.secrets.seal('account.mobile', session.companyId, number),
              mobile_index: mobileIndex(app, number),
            };
      const told = number === '' ? {} : { mobile: maskMobile(number) };
      const was = { realname: before.realname, email: before.email ?? '' };
      const isSameNumber =
        number === '' ||
        (sealed && app.secrets.open('account.mobile', session.companyId, sealed) === number);
      await updateRecord(tx, table, session, id, {
        realname,
        email: email || null,
        ...columns,
        // A link that went to the wrong person must not open the account.
        ...((email !== was.email || !isSameNumber) && uninvited),
      });
      changed(target, id, was, { realname, email, ...told });
      return readOne(call, id);
    },
    { done: texts.done.saved },
  ),
  serve(
    dealerAccountCalls.reset,
    async (call) => {
      const { app, tx, session, input, changed, afterCommit } = call;
      const { password, hash } = await choosePassword(call);
      const { username } = await hold(call, input.id);
      // People who forgot their password have often locked their account as well.
      await forgiveLogins(tx, [loginSubject('dealer', username)]);
      await updateRecord(tx, table, session, input.id, {
        password_hash: hash,
        must_change_password: true,
        ...uninvited,
      });
      changed(target, input.id, null, { password: 'reset' });
      afterCommit(await app.sessions.end(tx, { accounts: [input.id] }));
      return { ...(await readOne(call, input.id)), initial_password: password };
    },
    { done: texts.done.reset, keepAnswer: false },
  ),
  // The answer holds the link, which is shown once.
  serve(
    dealerAccountCalls.invite,
    async (call) => {
      const { app, tx, session, input, changed } = call;
      const account = await hold(call, input.id);
      const name = account.realname;
      if (account.last_login_time)
        throw new Refusal(invitationTexts.errors.alreadyIn, {
          code: codes.conflict,
          params: { name },
        });
      const { hash, until, told } = await makeInvitation(call, {
        kind: 'person',
        door: 'dealer',
        days: inviteDays,
        template: 'invitation',
        name,
        mobile: account.mobile_sealed
          ? app.secrets.open('account.mobile', session.companyId, account.mobile_sealed)
          : '',
        email: account.email ?? '',
      });
      await updateRecord(tx, table, session, input.id, { invite_hash: hash, invite_until: until });
      changed(target, input.id, null, {
        invite_until: told.until,
        by_sms: input.by_sms,
        by_email: input.by_email,
      });
      return told;
    },
    { done: invitationTexts.done.invited, keepAnswer: false },
  ),
  serve(
    dealerAccountCalls.revokeInvite,
    async (call) => {
      const { tx, session, input, changed } = call;
      await hold(call, input.id);
      await updateRecord(tx, table, session, input.id, uninvited);
      changed(target, input.id, null, { invite_until: null });
      return null;
    },
    { done: invitationTexts.done.revoked },
  ),
  serve(
    dealerAccountCalls.signOut,
    async (call) => {
      const { app, tx, input, changed, afterCommit } = call;
      await hold(call, input.id);
      changed(target, input.id, null, { signed_out: true });
      afterCommit(await app.sessions.end(tx, { accounts: [input.id] }));
      return readOne(call, input.id);
    },
    { done: texts.done.signedOut },
  ),
  move('enable'),
  move('disable'),
  serve(
    dealerAccountCalls.delete,
    async (call) => {
      const { tx, session, input, changed } = call;
      const before = await hold(call, input.id);
      if (before.last_login_time)
        throw new Refusal(texts.errors.signedIn, { code: codes.conflict });
      await deleteRecords(tx, table, session, [input.id]);
      changed(target, input.id, { username: before.username }, null);
      return null;
    },
    { done: texts.done.deleted },
  ),
];
