import { codes } from '#contract/envelope.ts';
import { invitationTexts, type Invitation, type InviteByLink } from '#contract/invitation.ts';
import { lockRecord, updateRecord } from '#server/records/write.ts';
import { makeInvitation, uninvited } from '#server/people/invitations.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { Refusal } from '#server/refusal.ts';
import { refuseAbove, refuseSelf, takeTurn } from './rules.ts';
import { table } from './work.ts';

const validDays = 7;

type Person = {
  realname: string;
  last_login_time: Date | null;
  mobile_sealed: Buffer | null;
  email: string | null;
};

async function hold(call: RecordCall, id: number) {
  await takeTurn(call);
  const columns = ['realname', 'last_login_time', 'mobile_sealed', 'email'];
  const person = await lockRecord<Person>(call.tx, table, call.session, id, columns);
  refuseSelf(call, [person]);
  await refuseAbove(call, [person]);
  return person;
}

/** Makes a link with which the user sets a password, and sends it if asked for. */
export async function inviteUser(
  call: CallContext<InviteByLink, RecordCall['session']>,
): Promise<Invitation> {
  const { app, tx, session, input } = call;
  const { id } = input;
  const person = await hold(call, id);
  const name = person.realname;
  if (person.last_login_time)
    throw new Refusal(invitationTexts.errors.alreadyIn, { code: codes.conflict, params: { name } });
  const { hash, until, told } = await makeInvitation(call, {
    kind: 'person',
    door: session.type,
    days: validDays,
    template: 'invitation',
    name,
    mobile: person.mobile_sealed
      ? app.secrets.open('account.mobile', session.companyId ?? 0, person.mobile_sealed)
      : '',
    email: person.email ?? '',
  });
  await updateRecord(tx, table, session, id, { invite_hash: hash, invite_until: until });
  call.changed('user', id, null, {
    invite_until: told.until,
    by_sms: input.by_sms,
    by_email: input.by_email,
  });
  return told;
}

export async function revokeInvite(call: RecordCall, id: number): Promise<void> {
  await hold(call, id);
  await updateRecord(call.tx, table, call.session, id, uninvited);
  call.changed('user', id, null, { invite_until: null });
}
