import { sql } from 'kysely';
import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { actAs, systemActor, type Tx } from '../database/database.ts';
import type { RecordCall } from '../records/plan.ts';

export type Call = RecordCall<StaffSession>;
type Person = { id: number; name: string };
type Happening = { at: Date; by: Person; run: (call: Call) => Promise<unknown> };

export const hour = 3_600_000;
export const day = 24 * hour;
export const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

/** Older notices have been read and cleared away. */
const noticesKept = 2 * day;

/** What happened in a company, told in any order and done in the order of time, each as a call of that time. */
export async function beginStory(tx: Tx, app: App, companyId: number) {
  const people = await tx
    .selectFrom('account')
    .select(['id', 'realname as name', 'username', 'dealer_id'])
    .where('company_id', '=', companyId)
    .orderBy('login_type', 'desc')
    .orderBy('id')
    .execute();
  const named = (username: string): Person =>
    people.find((one) => one.username === username) ?? people[0]!;
  const happenings: Happening[] = [];
  return {
    companyId,
    by: {
      codes: named('identity'),
      goods: named('data'),
      sales: named('sales'),
      buyer: named('procure'),
      manager: named('demo'),
      /** Somebody of the dealer; of the company where the dealer has no login. */
      dealer: (id: number | null): Person =>
        people.find((one) => one.dealer_id === id && id !== null) ?? named('sales'),
    },
    /** Says whether it has happened: what lies ahead has not. */
    tell: (at: Date, by: Person, run: Happening['run']): boolean => {
      const isOver = at.getTime() < Date.now();
      if (isOver) happenings.push({ at, by, run });
      return isOver;
    },
    play: async (): Promise<void> => {
      const sorted = happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime());
      const lately = Date.now() - noticesKept;
      const late = sorted.findIndex(({ at }) => at.getTime() >= lately);
      const cut = late < 0 ? sorted.length : late;
      const known = await lastNotice(tx);
      await playAll(tx, app, companyId, sorted.slice(0, cut));
      await forgetNotices(tx, companyId, known, []);
      await playAll(tx, app, companyId, sorted.slice(cut));
      await forgetNotices(tx, companyId, known, ['shipmentSent']);
    },
  };
}
export type Story = Awaited<ReturnType<typeof beginStory>>;

async function playAll(
  tx: Tx,
  app: App,
  companyId: number,
  happenings: readonly Happening[],
): Promise<void> {
  let last: Person | null = null;
  for (const { at, by, run } of happenings) {
    const call = callOf(tx, app, companyId, by, at);
    if (by !== last) await actAs(tx, actorOf(call.session));
    last = by;
    await run(call);
  }
  await actAs(tx, systemActor);
}

/** A call as somebody of the company would have made it then; nobody hears its answer. */
function callOf(tx: Tx, app: App, companyId: number, by: Person, at: Date): Call {
  const session = {
    type: 'web',
    companyId,
    dealerId: null,
    accountId: by.id,
    realname: by.name,
  } as StaffSession;
  const ignore = () => undefined;
  const call: Partial<Call> = {
    app,
    tx,
    session,
    language: 'zh_CN',
    at,
    recorded: at,
    changed: ignore,
    tell: ignore,
  };
  return call as Call;
}

const lastNotice = async (tx: Tx): Promise<number> =>
  (await sql<{ id: number }>`select coalesce(max(id), 0) as id from notice`.execute(tx)).rows[0]!
    .id;

/** Notices of this story: what others told before stays. */
const forgetNotices = (
  tx: Tx,
  companyId: number,
  known: number,
  except: readonly NoticeSentence[],
) =>
  sql`delete from notice where company_id = ${companyId} and id > ${known}
    and sentence <> all(${except}::text[])`.execute(tx);
