import { sql } from 'kysely';
import { mostGrowth } from '#contract/features/member/member-levels/contract.ts';
import type { EarnedKind, MemberDeed } from '#contract/features/member/members/contract.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import { isRetryable, type Tx } from '../database/database.ts';
import { readConfiguration } from '../configuration/configuration.ts';

type Guest = {
  /** Empty where they were not asked. */
  name: string;
  phone: string;
  /** What they did, and the id of the record in its company; rewards and transfers give no points by themselves. */
  did: MemberDeed;
  company: number;
  number: number;
  /** When they did it; now unless told. */
  at?: Date | undefined;
};
type Given = { points: number; growth: number };

/**
 * Registers a consumer as a member of the platform and of the company, or finds the existing one, and grants the
 * configured points: once for each record, in the same transaction. A failure here must not affect what they did: it is
 * rolled back alone and logged, and null is returned. Needs the system as actor.
 */
export async function registerMember(app: App, tx: Tx, guest: Guest): Promise<Given | null> {
  await sql`savepoint member`.execute(tx);
  try {
    const given = await join(app, tx, guest);
    await joinCompany(app, tx, guest, given.points);
    return given;
  } catch (error) {
    // A deadlock: the whole transaction is retried.
    if (isRetryable(error)) throw error;
    await sql`rollback to savepoint member`.execute(tx);
    app.log.error({ err: error, company: guest.company }, 'cannot register a member');
    return null;
  }
}

async function giftFor(tx: Tx, did: MemberDeed): Promise<Given> {
  if (did === 'reward' || did === 'transfer') return { points: 0, growth: 0 };
  const gifts = await readConfiguration(tx, 'member');
  return { points: gifts[`${did}_points`], growth: gifts[`${did}_growth`] };
}

async function join(app: App, tx: Tx, guest: Guest): Promise<Given> {
  const { name, phone, did, company, number } = guest;
  const { points, growth } = await giftFor(tx, did);
  const mobile = bareMobile(phone);
  const index = app.secrets.index('mobile', mobile);
  // One statement, because a frequently used number is one row that all wait for. At the limit only what still fits is
  // granted, and the entry says so.
  const { rows } = await sql<Given>`
    with held as (
      select points, growth from member where mobile_index = ${index} for update
    ), gift as (
      select case when is_due then least(${points}::int, ${mostGrowth} - coalesce((select points from held), 0)) else 0 end
          as points,
        case when is_due then least(${growth}::int, ${mostGrowth} - coalesce((select growth from held), 0)) else 0 end
          as growth
      from (select not exists (select from member_point
        where kind = ${did} and from_company = ${company} and from_number = ${number}) as is_due) once
    ), guest as (
      insert into member as m (name, mobile, mobile_sealed, mobile_index, source, points, growth, last_seen_time)
      select ${name}, ${maskMobile(mobile)}, ${app.secrets.seal('member.mobile', 0, mobile)}, ${index},
        ${did}, points, growth, now() from gift
      on conflict (mobile_index) do update set last_seen_time = now(),
        name = case when m.name = '' then excluded.name else m.name end,
        points = least(${mostGrowth}, m.points + case when m.is_enabled then excluded.points else 0 end),
        growth = least(${mostGrowth}, m.growth + case when m.is_enabled then excluded.growth else 0 end)
      returning id, is_enabled, points, growth
    )
    insert into member_point (member_id, kind, points, growth, points_after, growth_after, from_company, from_number)
    select guest.id, ${did}, gift.points, gift.growth, guest.points, guest.growth, ${company}, ${number}
    from guest, gift where guest.is_enabled and gift.points + gift.growth > 0
    returning points, growth`.execute(tx);
  return rows[0] ?? { points: 0, growth: 0 };
}

/** The same person as the company knows them; the name is the one told last. */
async function joinCompany(app: App, tx: Tx, guest: Guest, points: number): Promise<void> {
  const mobile = bareMobile(guest.phone);
  await sql`
    insert into company_member as c (company_id, mobile, mobile_sealed, mobile_index, name_sealed, source, points,
      first_time, last_time)
    select ${guest.company}, ${maskMobile(mobile)}, ${app.secrets.seal('company_member.mobile', guest.company, mobile)}, ${app.secrets.index('mobile', mobile)},
      ${guest.name === '' ? null : app.secrets.seal('company_member.name', guest.company, guest.name)}::bytea, ${guest.did}, ${points}, at, at
    from (select coalesce(${guest.at ?? null}::timestamptz, now()) as at) told
    on conflict (company_id, mobile_index) do update set mobile = excluded.mobile,
      name_sealed = coalesce(excluded.name_sealed, c.name_sealed), points = c.points + excluded.points,
      last_time = greatest(c.last_time, excluded.last_time)`.execute(tx);
}

type Won = {
  /** Of whom has become a member by `registerMember` before. */
  phone: string;
  kind: EarnedKind;
  company: number;
  number: number;
  points: number;
};

/**
 * Gives a member points for a record of a company, once for each kind, company and number. Returns how many were given:
 * none if that was done before, if the member is disabled or has the most there can be. Needs the system as actor.
 */
export async function givePoints(app: App, tx: Tx, won: Won): Promise<number> {
  const { phone, kind, company, number, points } = won;
  const index = app.secrets.index('mobile', bareMobile(phone));
  const { rows } = await sql<{ points: number }>`
    with held as (
      select id, growth, points, least(${points}::int, ${mostGrowth} - points) as gift from member
      where mobile_index = ${index} and is_enabled for update
    ), entry as (
      insert into member_point (member_id, kind, points, growth, points_after, growth_after, from_company, from_number)
      select id, ${kind}, gift, 0, points + gift, growth, ${company}, ${number} from held where gift > 0
      on conflict (kind, from_company, from_number) do nothing
      returning member_id, points, points_after
    ), kept as (
      update company_member c set points = c.points + entry.points from entry
      where c.company_id = ${company} and c.mobile_index = ${index}
    )
    update member m set points = entry.points_after from entry where m.id = entry.member_id
    returning entry.points`.execute(tx);
  return rows[0]?.points ?? 0;
}
