import { randomUUID } from 'node:crypto';
import {
  presenceMessage,
  type PageMessage,
  type PersonHere,
  type PresenceMessage,
} from '#contract/features/message/notices/contract.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { rightTo, type Session } from '../access/sessions.ts';

/** A window opens a few designers; more are not told of. */
const mostPages = 20;
/** Somebody who moves from block to block is told of at most so often. */
const pause = 500;
/** So often everybody is told of again: a node may have missed it, or just started. */
const repeatEvery = 20_000;
/** Not told of again for this long, somebody is gone: their node has died. */
const longestSilence = 50_000;

type Line = { session: Session };
type Own = { key: string; block: string; told: string | null; timer?: NodeJS.Timeout };
type Person = PersonHere & { company: number; page: number; heardAt: number };

export type Presence<L extends Line> = {
  /** What a client says of itself; anything else is ignored. */
  hear: (line: L, message: unknown) => void;
  /** Its connection has ended. */
  leave: (line: L) => void;
  /** Drops those who fell silent, and tells of one's own again. */
  sweep: () => void;
};

const mayLook = ({ session }: Line) =>
  session.companyId !== null && rightTo(session, 'product:page:view') === 'ok';

/** Who has which page template open, known on every node and told to those who have it open too. */
export function keepPresence<L extends Line>(
  app: App,
  send: (line: L, message: PageMessage) => void,
): Presence<L> {
  const own = new Map<L, Map<number, Own>>();
  const people = new Map<string, Person>();
  let repeatedAt = performance.now();

  const tell = ({ session }: L, page: number, { key }: Own, block: string | null) => {
    const { companyId: company, realname: name } = session;
    if (company === null) return;
    void transact(app.database.main, systemActor, (tx) =>
      app.cluster.tell(tx, { topic: 'presence', company, page, key, name, block }),
    ).catch((error: unknown) => app.log.warn({ err: error }, 'presence was not told'));
  };
  const tellOwn = (line: L, page: number, mine: Own) => {
    mine.told = mine.block;
    tell(line, page, mine, mine.block);
    mine.timer = setTimeout(() => {
      delete mine.timer;
      if (mine.told !== mine.block) tellOwn(line, page, mine);
    }, pause);
    mine.timer.unref();
  };
  const forget = (line: L, page: number) => {
    const pages = own.get(line);
    const mine = pages?.get(page);
    if (!pages || !mine) return;
    clearTimeout(mine.timer);
    pages.delete(page);
    if (pages.size === 0) own.delete(line);
    tell(line, page, mine, null);
  };

  /** Those here who have this page of this company open. */
  const lookers = (company: number, page: number) =>
    [...own].flatMap(([line, pages]) => {
      const mine = pages.get(page);
      return mine && line.session.companyId === company && mayLook(line) ? [{ line, mine }] : [];
    });
  const show = (company: number, page: number) => {
    const all = [...people.values()].filter((one) => one.company === company && one.page === page);
    for (const { line, mine } of lookers(company, page))
      send(line, {
        type: 'people',
        page,
        people: all
          .filter(({ key }) => key !== mine.key)
          .map(({ key, name, block }) => ({ key, name, block })),
      });
  };

  app.cluster.subscribe((message) => {
    if (message.topic === 'presence') {
      const { company, page, key, name, block } = message;
      const known = people.get(key);
      if (block === null) people.delete(key);
      else people.set(key, { key, name, block, company, page, heardAt: performance.now() });
      if (known?.block !== (block ?? undefined)) show(company, page);
    }
    if (message.topic === 'draft' && message.version !== undefined)
      for (const { line } of lookers(message.company, message.id))
        send(line, { type: 'page', page: message.id, version: message.version });
  });
  const repeat = () => {
    repeatedAt = performance.now();
    for (const [line, pages] of own)
      for (const [page, mine] of pages) tell(line, page, mine, mine.block);
  };
  app.cluster.onGap(repeat);

  return {
    hear: (line, message) => {
      const { data } = presenceMessage.safeParse(message);
      if (!data || !mayLook(line)) return;
      const { page, block }: PresenceMessage = data;
      if (block === null) {
        forget(line, page);
        return;
      }
      const pages = own.get(line) ?? new Map<number, Own>();
      const mine = pages.get(page);
      if (mine) {
        mine.block = block;
        if (!mine.timer) tellOwn(line, page, mine);
        return;
      }
      if (pages.size >= mostPages) return;
      const fresh: Own = { key: randomUUID(), block, told: null };
      own.set(line, pages.set(page, fresh));
      tellOwn(line, page, fresh);
    },
    leave: (line) => {
      for (const page of own.get(line)?.keys() ?? []) forget(line, page);
    },
    sweep: () => {
      const now = performance.now();
      for (const [line, pages] of own)
        if (!mayLook(line)) for (const page of pages.keys()) forget(line, page);
      for (const { key, company, page, heardAt } of people.values())
        if (now - heardAt > longestSilence) {
          people.delete(key);
          show(company, page);
        }
      if (now - repeatedAt >= repeatEvery) repeat();
    },
  };
}
