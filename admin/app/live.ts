import { create } from 'zustand';

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
