import { create } from 'zustand';

export type Refused = { code: number; msg: string };

/** Dialogs over the whole page: the expired session (one alert, however many calls fail), and a refusal. */
export const useAlerts = create<{ expired: boolean; refused: Refused | null }>(() => ({
  expired: false,
  refused: null,
}));

export const showExpired = (): void => useAlerts.setState({ expired: true });
export const showRefused = (refused: Refused): void => useAlerts.setState({ refused });
export const closeRefused = (): void => useAlerts.setState({ refused: null });
export const closeAlerts = (): void => useAlerts.setState({ expired: false, refused: null });
