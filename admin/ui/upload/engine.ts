import { createStore } from 'zustand/vanilla';
import { limits } from '#contract/limits.ts';
import { makeSpeedometer } from './speed.ts';
import { UploadProblem } from './upload-problem.ts';

export type UploadStatus =
  | 'ready'
  | 'wait'
  | 'uploading'
  | 'success'
  | 'fail'
  | 'secondPass'
  | 'pause'
  | 'resume';

/** The name of a file on the server. */
export type Arrived = {
  url: string;
  key: string;
  /** Its current URL, if different. */
  preview?: string;
  isInstant?: boolean;
};

export type UploadItem = {
  key: string;
  file: File;
  status: UploadStatus;
  /** While the content is hashed nothing is sent yet. */
  stage: 'reading' | 'sending';
  percent: number;
  /** Bytes per second and seconds left; undefined while unknown. */
  speed: number | null;
  remaining: number | null;
  /** Resumes automatically when this is back. */
  heldBy: 'login' | 'network' | null;
  /** How many bytes the server already had when it resumed. */
  resumedAt: number | null;
  problem: string | null;
  result: Arrived | null;
};

export type Way = {
  signal: AbortSignal;
  onProgress: (sent: number, stage?: UploadItem['stage']) => void;
  /** The server has this much of it from an earlier attempt. */
  onResumed: (sent: number) => void;
};

/** A transport of files to the server. What it sent before it was stopped is found again, if possible. */
export type Transport = {
  send: (file: File, way: Way) => Promise<Arrived>;
  /** Discards what an unfinished upload left on the server. */
  forget?: (file: File) => Promise<void>;
};

type EngineOptions = {
  transport: Transport;
  atOnce?: number;
  now?: () => number;
  /** Schedules the next render. */
  nextFrame?: (draw: () => void) => void;
  onArrived?: (item: UploadItem) => void;
  onRefused?: (item: UploadItem) => void;
};

const underWay: readonly UploadStatus[] = ['wait', 'uploading', 'resume'];
export const isUnderWay = ({ status }: UploadItem) => underWay.includes(status);
export const hasArrived = ({ status }: UploadItem) =>
  status === 'success' || status === 'secondPass';

let lastKey = 0;
export type Engine = ReturnType<typeof makeEngine>;

/** A queue of uploads: several at once, each can be paused, resumed, retried and removed. */
export function makeEngine(options: EngineOptions) {
  const { transport, atOnce = limits.uploadsAtOnce, now = Date.now } = options;
  const nextFrame =
    options.nextFrame ?? ((draw: () => void) => void requestAnimationFrame(() => draw()));
  const store = createStore<{ items: readonly UploadItem[] }>(() => ({ items: [] }));
  const running = new Map<string, AbortController>();
  const moved = new Map<string, Partial<UploadItem>>();

  const find = (key: string) => store.getState().items.find((item) => item.key === key);
  const change = (key: string, next: Partial<UploadItem>) =>
    store.setState(({ items }) => ({
      items: items.map((item) => (item.key === key ? { ...item, ...next } : item)),
    }));
  // Progress events are throttled.
  const changeSoon = (key: string, next: Partial<UploadItem>) => {
    if (moved.size === 0) nextFrame(flush);
    moved.set(key, { ...moved.get(key), ...next });
  };
  const flush = () => {
    const all = new Map(moved);
    moved.clear();
    store.setState(({ items }) => ({
      items: items.map((item) => (all.has(item.key) ? { ...item, ...all.get(item.key) } : item)),
    }));
  };
  const settle = (key: string, next: Partial<UploadItem>) => {
    moved.delete(key);
    change(key, { speed: null, remaining: null, ...next });
  };

  const run = async (item: UploadItem) => {
    const { key, file } = item;
    const stop = new AbortController();
    running.set(key, stop);
    const meter = makeSpeedometer(now);
    let stage: UploadItem['stage'] = 'reading';
    change(key, { problem: null, heldBy: null });
    const onProgress: Way['onProgress'] = (sent, next = 'sending') => {
      if (stop.signal.aborted) return;
      if (next !== stage || next === 'reading') meter.restart(sent);
      stage = next;
      const speed = next === 'sending' ? meter.note(sent) : null;
      const remaining = speed ? Math.ceil((file.size - sent) / speed) : null;
      // The last percent waits for the server's answer.
      const percent = Math.min(99, Math.floor((sent / Math.max(1, file.size)) * 100));
      changeSoon(key, { status: 'uploading', stage, percent, speed, remaining });
    };
    const onResumed = (sent: number) => change(key, { resumedAt: sent });
    try {
      const result = await transport.send(file, { signal: stop.signal, onProgress, onResumed });
      if (stop.signal.aborted) return;
      const status = result.isInstant ? 'secondPass' : 'success';
      settle(key, { status, percent: 100, result });
      options.onArrived?.(find(key)!);
    } catch (failure) {
      if (!stop.signal.aborted) fail(key, failure);
    } finally {
      if (running.get(key) === stop) running.delete(key);
      next();
    }
  };
  const fail = (key: string, failure: unknown) => {
    if (!(failure instanceof UploadProblem)) settle(key, { status: 'fail', problem: '' });
    else if (failure.kind === 'login' || failure.kind === 'network')
      settle(key, { status: 'pause', heldBy: failure.kind, problem: failure.message });
    else settle(key, { status: 'fail', problem: failure.message });
    const item = find(key);
    if (item && failure instanceof UploadProblem && failure.kind === 'refused')
      options.onRefused?.(item);
  };
  const next = () => {
    const waiting = store
      .getState()
      .items.filter(
        ({ key, status }) => (status === 'wait' || status === 'resume') && !running.has(key),
      );
    for (const item of waiting.slice(0, Math.max(0, atOnce - running.size))) {
      if (item.status === 'wait') change(item.key, { status: 'uploading' });
      void run(item);
    }
  };
  const stop = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
    moved.delete(key);
  };
  const each = (keys: readonly string[] | undefined, statuses: readonly UploadStatus[]) =>
    store
      .getState()
      .items.filter(({ key, status }) => (keys?.includes(key) ?? true) && statuses.includes(status))
      .map(({ key }) => key);

  const engine = {
    store,
    /** Adds files with new names, and returns them. */
    add: (files: readonly File[]): File[] => {
      const known = new Set(store.getState().items.map(({ file }) => file.name));
      const taken = files.filter(({ name }) => !known.has(name) && known.add(name));
      const fresh = taken.map((file): UploadItem => ({ ...blank, key: `u${++lastKey}`, file }));
      if (fresh.length > 0) store.setState(({ items }) => ({ items: [...items, ...fresh] }));
      return taken;
    },
    /** Sends waiting files, and failed ones again. */
    start: (...keys: string[]) => {
      for (const key of each(keys.length > 0 ? keys : undefined, ['ready', 'fail']))
        settle(key, { status: 'wait', problem: null });
      next();
    },
    pause: (...keys: string[]) => {
      for (const key of each(keys.length > 0 ? keys : undefined, underWay)) {
        stop(key);
        settle(key, { status: 'pause', heldBy: null });
      }
      next();
    },
    resume: (...keys: string[]) => {
      for (const key of each(keys.length > 0 ? keys : undefined, ['pause']))
        settle(key, { status: 'resume', heldBy: null, problem: null });
      next();
    },
    /** Resumes what waited for the session or the network. */
    release: (cause: 'login' | 'network') => {
      const held = store.getState().items.filter(({ heldBy }) => heldBy === cause);
      if (held.length > 0) engine.resume(...held.map(({ key }) => key));
    },
    /** Removes a file; what an unfinished one left on the server is discarded. */
    remove: (...keys: string[]) => {
      const gone = store.getState().items.filter(({ key }) => keys.includes(key));
      keys.forEach(stop);
      store.setState(({ items }) => ({ items: items.filter(({ key }) => !keys.includes(key)) }));
      for (const item of gone)
        if (!hasArrived(item) && item.status !== 'ready')
          void transport.forget?.(item.file).catch(() => {});
      next();
    },
    clear: () => engine.remove(...store.getState().items.map(({ key }) => key)),
    /** Stops everything; what arrived so far stays for resuming. */
    rest: () => {
      for (const key of running.keys()) stop(key);
    },
  };
  return engine;
}

const blank: Omit<UploadItem, 'key' | 'file'> = {
  status: 'ready',
  stage: 'reading',
  percent: 0,
  speed: null,
  remaining: null,
  heldBy: null,
  resumedAt: null,
  problem: null,
  result: null,
};
