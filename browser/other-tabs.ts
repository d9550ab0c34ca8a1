import { loginTypes, type LoginType } from '#contract/login-types.ts';

/** A sign-in that a tab holds. */
export type Held = { type: LoginType; token: string };

type Message =
  | { kind: 'ask'; types: readonly LoginType[] }
  /** `seen`: when its tab was last in front. */
  | ({ kind: 'held'; seen: number } & Held)
  | { kind: 'ended'; token: string };

type Listener = {
  /** What this tab may hand to others. */
  held: () => Held | null;
  /** Another tab holds this sign-in: it was asked for, or has just begun. */
  onHeld: (held: Held) => void;
  /** Another tab has signed out. */
  onEnded: (token: string) => void;
};

/** The other tabs of this browser that show the same site. */
export type OtherTabs = {
  /** Asks them for a sign-in of these types; of several, the one of the tab that was in front last is taken. */
  ask: (types: readonly LoginType[]) => Promise<void>;
  begun: (held: Held) => void;
  ended: (token: string) => void;
  leave: () => void;
};

/** How long an answer is waited for, and how long others after the first. */
const patience = { first: 400, others: 60 };

const isHeld = (message: Partial<Held>): message is Held =>
  typeof message.token === 'string' && loginTypes.some((type) => type === message.type);

export function meetOtherTabs({ held, onHeld, onEnded }: Listener): OtherTabs {
  const channel = new BroadcastChannel('sign-in');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel, not a window.
  const tell = (message: Message) => channel.postMessage(message);
  let seen = Date.now();
  window.addEventListener('focus', () => (seen = Date.now()));
  const holding = (own: Held): Message => ({ ...own, kind: 'held', seen });
  let collect: ((answer: Held & { seen: number }) => void) | null = null;

  channel.addEventListener('message', ({ data }: MessageEvent<Message | null>) => {
    if (data?.kind === 'ask') {
      const own = held();
      if (own && data.types.includes(own.type)) tell(holding(own));
    } else if (data?.kind === 'held' && isHeld(data)) {
      if (collect) collect(data);
      else onHeld(data);
    } else if (data?.kind === 'ended') onEnded(data.token);
  });

  return {
    ask: (types) =>
      new Promise((resolve) => {
        const answers: (Held & { seen: number })[] = [];
        const settle = () => {
          clearTimeout(timer);
          collect = null;
          const [latest] = answers.toSorted((one, other) => other.seen - one.seen);
          if (latest) onHeld(latest);
          resolve();
        };
        let timer = setTimeout(settle, patience.first);
        collect = (answer) => {
          if (!types.includes(answer.type)) return;
          if (answers.push(answer) > 1) return;
          clearTimeout(timer);
          timer = setTimeout(settle, patience.others);
        };
        tell({ kind: 'ask', types });
      }),
    begun: (own) => tell(holding(own)),
    ended: (token) => tell({ kind: 'ended', token }),
    leave: () => channel.close(),
  };
}
