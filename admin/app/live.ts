import { create } from 'zustand';

type Live = {
  /** Whether the one socket of this window is open. */
  isOpen: boolean;
  /** How often it said that codes were scanned; a page that watches asks for them whenever this grows. */
  scans: number;
  scanned: () => void;
};

/** What the socket tells to whichever page is interested; without one it is told to nobody. */
export const useLive = create<Live>((set) => ({
  isOpen: false,
  scans: 0,
  scanned: () => set(({ scans }) => ({ scans: scans + 1 })),
}));
