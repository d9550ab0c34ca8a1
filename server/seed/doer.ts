import { periodOf, writeNumber } from '#contract/number-rule.ts';
import { numberRules } from '#contract/number-rules.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { NewEvent } from '../events/new-event.ts';
import { recordEvent } from '../events/record.ts';
import { tally, type Metric, type Tallied } from '../identifiers/tally.ts';

type Person = { id: number; name: string };
/** What one of the demo's companies does, and who does it. */
export type Doer = {
  companyId: number;
  by: { codes: Person; goods: Person };
  /** Numbers of packs, and what happened, in the order it is told here. */
  numberOf: (time: Date) => string;
  happened: (event: NewEvent, metric?: Metric) => void;
};

/** Somebody who does things in a company, and `write`, which keeps what they did. */
export async function beginDoing(tx: Tx, companyId: number) {
  const events: NewEvent[] = [];
  const tallies: Tallied[] = [];
  const doer = await doerOf(tx, companyId, events, tallies);
  return {
    doer,
    write: async (app: App): Promise<void> => {
      events.sort((one, other) => one.time!.getTime() - other.time!.getTime());
      for (const event of events) await recordEvent(app, tx, event);
      await tally(tx, companyId, tallies);
    },
  };
}

async function doerOf(
  tx: Tx,
  companyId: number,
  events: NewEvent[],
  tallies: Tallied[],
): Promise<Doer> {
  const people = await tx
    .selectFrom('account')
    .select(['id', 'realname as name', 'username'])
    .where('company_id', '=', companyId)
    .where('login_type', '=', 'web')
    .orderBy('id')
    .execute();
  const named = (username: string): Person => {
    const { id, name } = people.find((one) => one.username === username) ?? people[0]!;
    return { id, name };
  };
  const counts = new Map<string, number>();
  return {
    companyId,
    by: { codes: named('identity'), goods: named('data') },
    numberOf: (time) => {
      const period = periodOf(numberRules.identifier_pack, time);
      const count = (counts.get(period) ?? 0) + 1;
      counts.set(period, count);
      return writeNumber(numberRules.identifier_pack, time, count);
    },
    happened: (event, metric) => {
      events.push({ ...event, recorded: event.time! });
      if (!metric) return;
      const n = event.runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);
      const day = new Date(event.time!.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
      tallies.push({
        metric,
        n,
        day,
        partId: event.partId ?? null,
        batchId: event.batchId ?? null,
      });
    },
  };
}
