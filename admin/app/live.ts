import { create } from 'zustand';
import type { PageMessage, PresenceMessage } from '#contract/features/message/notices/contract.ts';

type Live = {
  /** Whether the one socket of this window is open. */
  isOpen: boolean;
  /** How often codes were scanned; pages that show scans reload when it changes. */
  scans: number;
  scanned: () => void;
};

/** Socket events for interested pages. */
export const useLive = create<Live>((set) => ({
  isOpen: false,
  scans: 0,
  scanned: () => set(({ scans }) => ({ scans: scans + 1 })),
}));

const listeners = new Set<(message: PageMessage) => void>();
let say: (message: PresenceMessage) => void = () => undefined;

/** The window's one socket, for those who have something to say over it. What is said while it is closed is lost. */
export const line = {
  say: (message: PresenceMessage): void => say(message),
  hear: (listener: (message: PageMessage) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** For the socket itself: what it receives, and how it sends. */
  receive: (message: PageMessage): void => listeners.forEach((listener) => listener(message)),
  connect: (send: typeof say): void => {
    say = send;
  },
};
