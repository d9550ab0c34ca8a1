import { sql } from 'kysely';
import { mostGrowth } from '#contract/features/member/member-levels/contract.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import { isRetryable, type Tx } from '../database/database.ts';
import { readConfiguration } from '../configuration/configuration.ts';

type Guest = {
  name: string;
  phone: string;
  /** What they did, and the id of the resulting record in its company. */
  did: 'activation' | 'repair';
  company: number;
  number: number;
};

/**
 * Registers a consumer as a member, or finds the existing one, and grants the configured points: once for each warranty
 * and repair, in the same transaction. A failure here must not affect the activation or repair: it is rolled back alone
 * and logged.
 */
export async function registerMember(app: App, tx: Tx, guest: Guest): Promise<void> {
  await sql`savepoint member`.execute(tx);
  try {
    await join(app, tx, guest);
  } catch (error) {
    // A deadlock: the whole transaction is retried.
    if (isRetryable(error)) throw error;
    await sql`rollback to savepoint member`.execute(tx);
    app.log.error({ err: error, company: guest.company }, 'cannot register a member');
  }
}

async function join(app: App, tx: Tx, { name, phone, did, company, number }: Guest): Promise<void> {
  const gifts = await readConfiguration(tx, 'member');
  const points = gifts[`${did}_points`];
  const growth = gifts[`${did}_growth`];
  const mobile = bareMobile(phone);
  const index = app.secrets.index('mobile', mobile);
  // One statement, because a frequently used number is one row that all wait for. At the limit only what still fits is
  // granted, and the entry says so.
  await sql`
    with held as (
      select points, growth from member where mobile_index = ${index} for update
    ), gift as (
      select least(${points}::int, ${mostGrowth} - coalesce((select points from held), 0)) as points,
        least(${growth}::int, ${mostGrowth} - coalesce((select growth from held), 0)) as growth
      where not exists (select from member_point
        where kind = ${did} and from_company = ${company} and from_number = ${number})
    ), guest as (
      insert into member as m (name, mobile, mobile_sealed, mobile_index, source, points, growth, last_seen_time)
      select ${name}, ${maskMobile(mobile)}, ${app.secrets.seal(mobile)}, ${index},
        ${did}, points, growth, now() from gift
      on conflict (mobile_index) do update set last_seen_time = now(),
        points = least(${mostGrowth}, m.points + case when m.is_enabled then excluded.points else 0 end),
        growth = least(${mostGrowth}, m.growth + case when m.is_enabled then excluded.growth else 0 end)
      returning id, is_enabled, points, growth
    )
    insert into member_point (member_id, kind, points, growth, points_after, growth_after, from_company, from_number)
    select guest.id, ${did}, gift.points, gift.growth, guest.points, guest.growth, ${company}, ${number}
    from guest, gift where guest.is_enabled and gift.points + gift.growth > 0`.execute(tx);
}
