import { removeToken } from '#browser/sign-in.ts';
import { codes } from '#contract/envelope.ts';
import { openDatabase, type Database } from '../queue/database.ts';
import { countItems, sendWaiting, sweepHistory, waitingOf } from '../queue/queue.ts';
import { startSender, type Attempt, type Sender } from '../queue/sender.ts';
import { ask, CallError, dropToken, isSignedOut, noAnswer } from './calls.ts';
import { sayNow } from './language.ts';
import { leave, markOf, useApp, type Who, type Work } from './state.ts';
import { texts } from './texts.ts';

const { getState, setState } = useApp;
let sender: Sender | null = null;
let otherTabs: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Tells what is in view that items came, went or were answered. */
export function onQueueChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

async function recount(): Promise<void> {
  const { database, who } = getState();
  if (database) setState({ counts: await countItems(database, who?.owner ?? null) });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel, not a window.
const tellTabs = () => otherTabs?.postMessage('changed');

/** After every change of the queue: counts, other tabs, the next sending. */
export async function queueChanged(): Promise<void> {
  await recount();
  tellTabs();
  sender?.noticed();
}

/** Opens the database and follows the sign-in and the network until it is ended. */
export async function startApp(): Promise<() => void> {
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener(
    'online',
    () => {
      setState({ isOnline: true });
      void refresh();
    },
    { signal },
  );
  window.addEventListener('offline', () => setState({ isOnline: false }), { signal });
  let database: Database;
  try {
    database = await openDatabase();
    await sweepHistory(database);
  } catch {
    setState({ trouble: { kind: 'storage' } });
    return () => over.abort();
  }
  setState({ database });
  if (typeof BroadcastChannel !== 'undefined') {
    otherTabs = new BroadcastChannel('scan');
    otherTabs.onmessage = () => {
      void recount();
      for (const tell of listeners) tell();
    };
  }
  // Browsers clear what is not persistent when the disk is full.
  void navigator.storage?.persist?.().catch(() => false);
  let known: string | null | undefined;
  const follow = () => {
    const { token } = getState();
    if (token === known) return;
    known = token;
    sender?.stop();
    sender = null;
    if (token) void signedIn();
    else void recount();
  };
  const unfollow = useApp.subscribe(follow);
  follow();
  return () => {
    over.abort();
    unfollow();
    sender?.stop();
    otherTabs?.close();
    setState({ database: null });
    database.close();
  };
}

/** With what is kept of this sign-in the app works at once; the server is asked beside it. */
async function signedIn(): Promise<void> {
  const { database, token } = getState();
  if (!database || !token) return;
  const who = (await database.get('kept', 'who')) as Who | undefined;
  if (who?.mark === markOf(token) && getState().token === token) await enter(database, who);
  await refresh();
}

async function enter(database: Database, who: Who): Promise<void> {
  const [work, lastSent] = await Promise.all([
    database.get('kept', `work:${who.owner}`) as Promise<Work | undefined>,
    database.get('kept', `sent:${who.owner}`) as Promise<number | undefined>,
  ]);
  const isOfThis = work?.mark === who.mark;
  setState({ who, work: isOfThis ? work : null, lastSent: lastSent ?? null });
  await recount();
  sender?.stop();
  sender = startSender({
    send: () => sendAll(database, who),
    hasWaiting: async () => (await waitingOf(database, who.owner)).length > 0,
  });
  void sender.wake();
}

/** Asks the server who this is and what there is to do. */
export async function refresh(): Promise<void> {
  const { database, token, type } = getState();
  if (!database || !token) return;
  const mark = markOf(token);
  try {
    const user = await ask('GET index/getUserInfo', null, { type, token });
    if (getState().token !== token) return;
    if (user.must_change_password) {
      setState({ trouble: { kind: 'password' } });
      return;
    }
    const who: Who = {
      mark,
      owner: `${type}:${user.company_id ?? 0}:${user.id}`,
      name: user.realname || user.username,
      username: user.username,
      company: user.company_name ?? '',
      branding: user.branding,
    };
    await database.put('kept', who, 'who');
    const told = await ask('GET scan/work', null, { type, token });
    const work: Work = { ...told, mark, told_at: Date.now() };
    await database.put('kept', work, `work:${who.owner}`);
    if (getState().token !== token) return;
    if (getState().who?.owner === who.owner && sender) setState({ who, work });
    else await enter(database, who);
    setState({ trouble: null, isOnline: true });
  } catch (failure) {
    if (getState().token === token) tellFailure(failure, token);
  }
}

function tellFailure(failure: unknown, token: string): void {
  if (isSignedOut(failure)) {
    dropToken(token);
    leave(true);
    return;
  }
  if (!(failure instanceof CallError)) {
    setState({ trouble: { kind: 'storage' } });
    return;
  }
  if (failure.code === noAnswer) {
    // Without a network everything goes on with what is kept; the badge tells.
    setState({ isOnline: false });
    return;
  }
  const { message: msg, code } = failure;
  if (code === codes.locked) setState({ trouble: { kind: 'password' } });
  else if (code === codes.forbidden || code === codes.version)
    setState({ trouble: { kind: 'forbidden', msg } });
  else setState({ trouble: { kind: 'failed', msg } });
}

const isUnreadable = (failure: unknown): string | null =>
  failure instanceof CallError &&
  (failure.code === codes.invalid || failure.code === codes.tooLarge)
    ? failure.message || sayNow(texts.unreadable)
    : null;

async function sendAll(database: Database, who: Who): Promise<Attempt> {
  const { token, type } = getState();
  if (!token || getState().who?.owner !== who.owner) return 'stopped';
  if ((await waitingOf(database, who.owner)).length === 0) return 'nothing';
  setState({ isSending: true });
  try {
    const post = async (batch: Parameters<Parameters<typeof sendWaiting>[2]>[0]) =>
      (await ask('POST scan/batch', batch, { type, token })).items;
    await sendWaiting(database, who.owner, post, isUnreadable);
    const lastSent = Date.now();
    await database.put('kept', lastSent, `sent:${who.owner}`);
    setState({ lastSent, isOnline: true, trouble: null });
    // What is left to do has changed.
    void refresh();
    return 'sent';
  } catch (failure) {
    if (getState().token === token) tellFailure(failure, token);
    return isSignedOut(failure) ? 'stopped' : 'failed';
  } finally {
    setState({ isSending: false });
    await recount();
    tellTabs();
    for (const tell of listeners) tell();
  }
}

/** Sends what waits now. */
export const sendNow = (): Promise<Attempt> => sender?.wake() ?? Promise.resolve('stopped');

/** Ends the sign-in, here and, if it can be reached, on the server. What was gathered stays for its account. */
export async function signOut(): Promise<void> {
  const { token, type } = getState();
  if (token) await ask('GET login/logout', null, { type, token }).catch(() => null);
  removeToken();
  leave(false);
}
