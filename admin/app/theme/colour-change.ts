import { create } from 'zustand';
import { limits } from '#contract/limits.ts';
import { sayNow } from '../language.ts';
import { toast } from '../toast.ts';
import { readHex } from '#browser/theme/colours.ts';
import { changeTheme } from './settings.ts';
import { themeTexts } from './texts.ts';

/** Whether the mask covers the page while the colours change. */
export const useMask = create<{ isMasked: boolean }>(() => ({ isMasked: false }));

// Shorter than this, the mask would flicker.
const leastShown = 300;
const wait = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** Changes the colour behind a mask that disappears after the repaint, after 5 s at the latest. */
export async function changeColour(color: string | null): Promise<void> {
  useMask.setState({ isMasked: true });
  const unmask = () => useMask.setState({ isMasked: false });
  const latest = setTimeout(unmask, limits.loadingMask);
  try {
    await wait(leastShown / 2);
    if (color !== null) readHex(color);
    changeTheme({ color });
    await wait(leastShown / 2);
  } catch {
    toast.error(sayNow(themeTexts.failed));
  } finally {
    clearTimeout(latest);
    unmask();
  }
}
