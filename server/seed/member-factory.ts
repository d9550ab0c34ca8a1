import type { Insertable } from 'kysely';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { MemberTables } from '../database/member-tables.ts';

type NewMember = Omit<Insertable<MemberTables['member']>, 'mobile_sealed' | 'mobile_index'>;

/** A member by the whole number; gives its id. */
export async function createMember(app: App, tx: Tx, member: NewMember): Promise<number> {
  const mobile = bareMobile(member.mobile);
  const { id } = await tx
    .insertInto('member')
    .values({
      ...member,
      mobile: maskMobile(mobile),
      mobile_sealed: app.secrets.seal('member.mobile', 0, mobile),
      mobile_index: app.secrets.index('mobile', mobile),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
