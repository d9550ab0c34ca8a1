import { describe, expect, test } from 'vitest';
import { cache, leastRecentlyUsed, onePerServer } from './cache.ts';

/** A node that receives what the test sends. */
function makeApp() {
  const listeners: ((key: string) => void)[] = [];
  const gaps: (() => void)[] = [];
  const heard = { isListening: true };
  return {
    cluster: {
      isListening: () => heard.isListening,
      subscribe: (listener: (key: string) => void) => void listeners.push(listener),
      onGap: (listener: () => void) => void gaps.push(listener),
    },
    tell: (key: string) => listeners.forEach((listener) => listener(key)),
    lose: () => gaps.forEach((listener) => listener()),
    heard,
  };
}
type App = ReturnType<typeof makeApp>;

/** Counts the loads of each key. */
function makeLoader() {
  const loads: string[] = [];
  return { loads, load: (key: string) => async () => (loads.push(key), `${key} ${loads.length}`) };
}

describe('a map of those last used', () => {
  test('lets go of what nobody asked for longest', () => {
    const map = leastRecentlyUsed<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    expect(map.get('a')).toBe(1);
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  });
});

describe('a cache', () => {
  test('reads once, and for each server apart', async () => {
    const kept = cache<App, string, string>({ max: 10 });
    const { loads, load } = makeLoader();
    const [one, other] = [makeApp(), makeApp()];
    expect(await kept.get(one, 'a', load('a'))).toBe('a 1');
    expect(await kept.get(one, 'a', load('a'))).toBe('a 1');
    expect(await kept.get(other, 'a', load('a'))).toBe('a 2');
    expect(loads).toEqual(['a', 'a']);
  });

  test('forgets one key that the cluster names, or those it points at, and no others', async () => {
    const kept = cache<App, string, string, string>({
      max: 10,
      forgets: (message) =>
        message === 'all' ? () => true : message === 'nothing' ? undefined : message,
    });
    const { loads, load } = makeLoader();
    const app = makeApp();
    const readBoth = async () => {
      for (const key of ['a', 'b']) await kept.get(app, key, load(key));
      return loads.splice(0);
    };
    expect(await readBoth()).toEqual(['a', 'b']);
    app.tell('nothing');
    expect(await readBoth()).toEqual([]);
    app.tell('a');
    expect(await readBoth()).toEqual(['a']);
    app.tell('all');
    expect(await readBoth()).toEqual(['a', 'b']);
    app.lose();
    expect(await readBoth()).toEqual(['a', 'b']);
  });

  test('is not trusted by a node that does not hear the others', async () => {
    const kept = cache<App, string, string, string>({ max: 10, forgets: (key) => key });
    const { loads, load } = makeLoader();
    const app = makeApp();
    await kept.get(app, 'a', load('a'));
    app.heard.isListening = false;
    expect(kept.peek(app, 'a')).toBeUndefined();
    await kept.get(app, 'a', load('a'));
    expect(loads).toEqual(['a', 'a']);
  });

  test('does not keep what changed while it was read, nor what was not found', async () => {
    const kept = cache<App, string, string | undefined, string>({ max: 10, forgets: (key) => key });
    const app = makeApp();
    const early = await kept.get(app, 'a', async () => {
      app.tell('a');
      return 'old';
    });
    expect([early, kept.peek(app, 'a')]).toEqual(['old', undefined]);
    await kept.get(app, 'b', async () => undefined);
    expect(await kept.get(app, 'b', async () => 'now')).toBe('now');
  });

  test('lets those who ask at once wait for one reading, and asks again after it failed', async () => {
    const kept = cache<App, string, string>({ max: 10, maxAge: 60_000, isShared: true });
    const app = makeApp();
    const failing = kept.get(app, 'a', async () => Promise.reject(new Error('lost')));
    const second = kept.get(app, 'a', async () => 'never read');
    await expect(failing).rejects.toThrow('lost');
    await expect(second).rejects.toThrow('lost');
    expect(await kept.get(app, 'a', async () => 'here')).toBe('here');
    expect(await kept.get(app, 'a', async () => 'again')).toBe('here');
  });

  test('believes a value only so long', async () => {
    const kept = cache<App, string, string>({ max: 10, maxAge: 0 });
    const { loads, load } = makeLoader();
    const app = makeApp();
    await kept.get(app, 'a', load('a'));
    await kept.get(app, 'a', load('a'));
    expect(loads).toEqual(['a', 'a']);
  });
});

test('what each server has one of is made once for each', () => {
  let made = 0;
  const numberOf = onePerServer((_app: object) => (made += 1));
  const [one, other] = [{}, {}];
  expect([numberOf(one), numberOf(one), numberOf(other)]).toEqual([1, 1, 2]);
});
