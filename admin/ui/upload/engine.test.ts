import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeEngine, type Arrived, type Engine, type Transport, type Way } from './engine.ts';
import { UploadProblem } from './upload-problem.ts';

/** A transport controlled by the test: each file arrives, fails or stalls on command. */
function makeLine() {
  const ways = new Map<
    string,
    Way & { done: (result?: Partial<Arrived>) => void; fail: (why: unknown) => void }
  >();
  const forgotten: string[] = [];
  const begun: string[] = [];
  const transport: Transport = {
    send: (file, way) =>
      new Promise((resolve, reject) => {
        begun.push(file.name);
        way.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        ways.set(file.name, {
          ...way,
          done: (result) => resolve({ url: `/${file.name}`, key: file.name, ...result }),
          fail: reject,
        });
      }),
    forget: async (file) => void forgotten.push(file.name),
  };
  return { transport, forgotten, begun, at: (name: string) => ways.get(name)! };
}

const file = (name: string, size = 1_000) => new File([new Uint8Array(size)], name);
const breathe = () => new Promise((done) => setTimeout(done, 0));
let line: ReturnType<typeof makeLine>;
let engine: Engine;
let time = 0;
let frames: (() => void)[] = [];
const draw = () => frames.splice(0).forEach((frame) => frame());
const items = () => engine.store.getState().items;
const statuses = () => items().map(({ status }) => status);
const keyOf = (name: string) => items().find((item) => item.file.name === name)!.key;

beforeEach(() => {
  time = 0;
  frames = [];
  line = makeLine();
  engine = makeEngine({
    transport: line.transport,
    atOnce: 2,
    now: () => time,
    nextFrame: (frame) => frames.push(frame),
  });
});

describe('a queue of uploads', () => {
  test('lets so many travel at once and the next one as soon as one is done', async () => {
    engine.add([file('a'), file('b'), file('c'), file('d')]);
    expect(statuses()).toEqual(['ready', 'ready', 'ready', 'ready']);
    engine.start();
    expect(line.begun).toEqual(['a', 'b']);
    expect(statuses()).toEqual(['uploading', 'uploading', 'wait', 'wait']);
    line.at('a').done();
    await breathe();
    expect(line.begun).toEqual(['a', 'b', 'c']);
    expect(items()[0]).toMatchObject({ status: 'success', percent: 100, result: { url: '/a' } });
  });

  test('never has more under way than it may, however it is poked', async () => {
    engine.add(Array.from({ length: 12 }, (_, at) => file(`f${at}`)));
    engine.start();
    let most = 0;
    for (let step = 0; step < 60; step += 1) {
      const going = items().filter(({ status }) => status === 'uploading' || status === 'resume');
      const travelling = going.filter(({ file: { name } }) => line.begun.includes(name));
      most = Math.max(most, travelling.filter(({ status }) => status === 'uploading').length);
      const one = going[step % Math.max(1, going.length)];
      if (one && step % 3 === 0) line.at(one.file.name)?.done();
      else if (one && step % 3 === 1) engine.pause(one.key);
      else engine.resume();
      await breathe();
    }
    expect(most).toBe(2);
    expect(statuses().every((status) => status === 'success')).toBe(true);
  });

  test('[UPL-4] does not take a name twice', () => {
    expect(engine.add([file('a'), file('a', 5), file('b')]).map(({ name }) => name)).toEqual([
      'a',
      'b',
    ]);
    expect(engine.add([file('b'), file('c')]).map(({ name }) => name)).toEqual(['c']);
    expect(items()).toHaveLength(3);
    engine.remove(keyOf('b'));
    expect(engine.add([file('b')])).toHaveLength(1);
  });

  test('[UPL-5] pauses and goes on, and gives its place to the next meanwhile', async () => {
    engine.add([file('a'), file('b'), file('c')]);
    engine.start();
    engine.pause(keyOf('a'));
    expect(line.at('a').signal.aborted).toBe(true);
    expect(statuses()).toEqual(['pause', 'uploading', 'uploading']);
    engine.resume(keyOf('a'));
    expect(statuses()[0]).toBe('resume');
    expect(line.begun).toEqual(['a', 'b', 'c']);
    line.at('b').done();
    await breathe();
    expect(line.begun).toEqual(['a', 'b', 'c', 'a']);
    line.at('a').onResumed(400);
    line.at('a').onProgress(600);
    draw();
    expect(items()[0]).toMatchObject({ status: 'uploading', percent: 60, resumedAt: 400 });
    expect(line.forgotten).toEqual([]);
  });

  test('pauses all and resumes all', () => {
    engine.add([file('a'), file('b'), file('c')]);
    engine.start();
    engine.pause();
    expect(statuses()).toEqual(['pause', 'pause', 'pause']);
    engine.resume();
    expect(statuses()).toEqual(['resume', 'resume', 'resume']);
  });

  test('[UPL-5] content that is there already is an instant upload', async () => {
    engine.add([file('a')]);
    engine.start();
    line.at('a').done({ isInstant: true });
    await breathe();
    expect(items()[0]).toMatchObject({ status: 'secondPass', percent: 100 });
  });

  test('[UPL-6] a file that is removed while it travels is stopped and given up on the server', async () => {
    engine.add([file('a'), file('b'), file('c')]);
    engine.start();
    const { signal } = line.at('a');
    engine.remove(keyOf('a'));
    expect(signal.aborted).toBe(true);
    expect(line.forgotten).toEqual(['a']);
    await breathe();
    expect(items().map((item) => [item.file.name, item.status])).toEqual([
      ['b', 'uploading'],
      ['c', 'uploading'],
    ]);
  });

  test('one that failed is tried again, and says no more why it failed', async () => {
    engine.add([file('a')]);
    engine.start();
    line.at('a').fail(new UploadProblem('refused', '存储空间不足'));
    await breathe();
    expect(items()[0]).toMatchObject({ status: 'fail', problem: '存储空间不足' });
    engine.start(keyOf('a'));
    expect(items()[0]).toMatchObject({ status: 'uploading', problem: null });
    line.at('a').done();
    await breathe();
    expect(statuses()).toEqual(['success']);
  });

  test('what a server refuses is told, what merely broke off is not', async () => {
    const onRefused = vi.fn();
    engine = makeEngine({ transport: line.transport, nextFrame: () => {}, onRefused });
    engine.add([file('a'), file('b')]);
    engine.start();
    line.at('a').fail(new UploadProblem('failed', '无法连接'));
    line.at('b').fail(new UploadProblem('refused', '文件过大'));
    await breathe();
    expect(onRefused.mock.calls.map(([item]) => item.file.name)).toEqual(['b']);
  });

  test.each(['login', 'network'] as const)(
    'waits while there is no %s, and goes on by itself',
    async (cause) => {
      engine.add([file('a'), file('b')]);
      engine.start();
      engine.pause(keyOf('b'));
      line.at('a').onProgress(500);
      draw();
      line.at('a').fail(new UploadProblem(cause, '…'));
      await breathe();
      expect(items()[0]).toMatchObject({ status: 'pause', heldBy: cause, percent: 50 });
      engine.release(cause === 'login' ? 'network' : 'login');
      expect(statuses()).toEqual(['pause', 'pause']);
      engine.release(cause);
      // What the user paused stays paused.
      expect(statuses()).toEqual(['resume', 'pause']);
    },
  );

  test('an answer that comes after its file was paused changes nothing', async () => {
    engine.add([file('a')]);
    engine.start();
    const first = line.at('a');
    engine.pause();
    first.onProgress(999);
    first.done();
    draw();
    await breathe();
    expect(items()[0]).toMatchObject({ status: 'pause', percent: 0, result: null });
  });

  test('tells how fast and how long, as an average that does not jump', () => {
    engine.add([file('a', 100_000)]);
    engine.start();
    const { onProgress } = line.at('a');
    onProgress(0);
    for (const [at, sent] of [
      [1_000, 5_000],
      [2_000, 10_000],
      [3_000, 30_000],
      [4_000, 20_000],
    ] as const) {
      time = at;
      onProgress(sent);
    }
    draw();
    expect(items()[0]).toMatchObject({ speed: 5_000, remaining: 16, percent: 20 });
  });

  test('draws once a frame, however often the line reports', () => {
    engine.add([file('a'), file('b')]);
    engine.start();
    const seen = vi.fn();
    engine.store.subscribe(seen);
    for (let sent = 0; sent < 500; sent += 1) {
      line.at('a').onProgress(sent);
      line.at('b').onProgress(sent);
    }
    expect(seen).not.toHaveBeenCalled();
    draw();
    expect(seen).toHaveBeenCalledTimes(1);
    expect(items().map(({ percent }) => percent)).toEqual([49, 49]);
  });

  test('cleared, it stops and forgets everything', () => {
    engine.add([file('a'), file('b'), file('c')]);
    engine.start();
    engine.clear();
    expect(items()).toEqual([]);
    expect(line.at('a').signal.aborted && line.at('b').signal.aborted).toBe(true);
  });
});
