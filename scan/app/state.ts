import { create } from 'zustand';
import {
  joinOtherTabs,
  onOtherSignIn,
  readSignIn,
  typesOfTab,
  writeSignIn,
  type SignIn,
} from '#browser/sign-in.ts';
import type { Branding } from '#contract/features/account/session/contract.ts';
import type { GatheredWork } from '#contract/features/scan/gathered/contract.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Counts } from '../queue/queue.ts';
import type { Database } from '../queue/database.ts';

/** Who is signed in, as it is kept for starting without a network. */
export type Who = {
  /** Marks the sign-in this was told under. */
  mark: string;
  /** Type, company and account: what the queue is kept by. */
  owner: string;
  name: string;
  username: string;
  company: string;
  branding: Branding | null;
};

/** What may be done, as the server told it last. */
export type Work = GatheredWork & { mark: string; told_at: number };

/** What keeps the app from working or from sending, to be told to the person. */
export type Trouble =
  | { kind: 'storage' }
  | { kind: 'password' }
  | { kind: 'forbidden'; msg: string }
  | { kind: 'failed'; msg: string };

export type AppState = SignIn & {
  database: Database | null;
  who: Who | null;
  work: Work | null;
  counts: Counts;
  isOnline: boolean;
  isSending: boolean;
  lastSent: number | null;
  trouble: Trouble | null;
  /** The sign-in was ended by the server, not here. */
  wasEnded: boolean;
  hasNewVersion: boolean;
};

export const useApp = create<AppState>(() => ({
  ...readSignIn(),
  database: null,
  who: null,
  work: null,
  counts: { waiting: 0, refused: 0, others: 0 },
  isOnline: navigator.onLine,
  isSending: false,
  lastSent: null,
  trouble: null,
  wasEnded: false,
  hasNewVersion: false,
}));

const nobody = { who: null, work: null, trouble: null, lastSent: null } as const;

/** The end of a token tells sign-ins apart, and opens nothing. */
export const markOf = (token: string): string => token.slice(-12);

export function keepToken(type: LoginType, token: string, remember: boolean): void {
  writeSignIn(type, token, remember);
  useApp.setState({ type, token, ...nobody, wasEnded: false });
}

/** Shows the sign-in form; what was gathered stays. */
export function leave(wasEnded: boolean): void {
  useApp.setState({ token: null, ...nobody, wasEnded });
}

function follow(now: SignIn): void {
  if (now.token !== useApp.getState().token)
    useApp.setState({ ...now, ...nobody, wasEnded: false });
}
onOtherSignIn(follow);

/** Takes the sign-in of another tab if this one has none, and gives its own to others; once, at the start. */
export const shareSignIn = (): Promise<void> =>
  joinOtherTabs(() => typesOfTab().filter((type) => type !== 'admin'), follow);
