import type { Page } from '@playwright/test';

/** The actions to measure; each editor implements them in its own way. */
export type Peer = {
  /** The document the page is drawn in. */
  frame: () => Document | null | undefined;
  /** The field with the text of the selected block. */
  field: () => HTMLElement | null;
  select: (index: number) => void;
  add: (index: number) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  undo: () => void;
};
declare global {
  interface Window {
    peer?: Peer;
    /** How long the last action took until the frame after the change was drawn. */
    took?: Promise<number>;
  }
}

export const acts = ['keystroke', 'add', 'move', 'delete', 'undo'] as const;
export type Act = (typeof acts)[number];

const times = Number(process.env.BENCH_TIMES ?? 20);
/** Some editors save their history only after a pause. */
const quiet = 300;
const patience = 20_000;
const index = 20;

/** Measures from a key press or call to the frame in which the page has changed. */
export async function measureActs(page: Page): Promise<Record<Act, number[]>> {
  const told: Record<Act, number[]> = { keystroke: [], add: [], move: [], delete: [], undo: [] };
  await page.evaluate((at) => window.peer!.select(at), index);
  await page.waitForFunction(() => window.peer!.field() !== null);
  for (let time = -3; time < times; time += 1) {
    await page.waitForTimeout(quiet);
    await watch(page, 'key');
    await page.evaluate(() => window.peer!.field()!.focus());
    await page.keyboard.press('x');
    const took = await page.evaluate(() => window.took);
    if (time >= 0) told.keystroke.push(took!);
  }
  for (let time = -3; time < times; time += 1)
    for (const [act, work] of [
      // First, because a page of ours is full with 300.
      ['delete', `peer.remove(${index})`],
      ['add', `peer.add(${index})`],
      ['move', `peer.move(${index}, ${index + 5})`],
      ['undo', 'peer.undo()'],
    ] as const) {
      await page.waitForTimeout(quiet);
      await watch(page, 'call');
      const took = await page.evaluate<number | undefined>(`(${work}, window.took)`);
      if (time >= 0) told[act].push(took!);
      // Undone three times in all, so that every round begins with the same page.
      if (act !== 'undo') continue;
      await undoOnce(page);
      await undoOnce(page);
    }
  return told;
}

async function undoOnce(page: Page): Promise<void> {
  await page.waitForTimeout(quiet);
  await watch(page, 'call');
  await page.evaluate(`(peer.undo(), window.took)`);
}

/** Starts watching the page: from the next key, or from now, until the frame after its first change. */
const watch = (page: Page, from: 'key' | 'call') =>
  page.evaluate(
    ([start, limit]) => {
      const { frame } = window.peer!;
      window.took = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('the page did not change')), limit);
        let began = performance.now();
        if (start === 'key')
          window.addEventListener('keydown', (event) => (began = event.timeStamp), {
            capture: true,
            once: true,
          });
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            // After the frame was handed on to be drawn.
            port1.onmessage = () => resolve(performance.now() - began);
            port2.postMessage(null);
          });
        });
        watcher.observe(frame()!, { subtree: true, childList: true, characterData: true });
      });
    },
    [from, patience] as const,
  );
