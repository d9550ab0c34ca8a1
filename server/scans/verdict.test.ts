import { describe, expect, test } from 'vitest';
import { stateNames, type IdentifierState } from '#contract/codes/states.ts';
import { defaultLimits, distance, independentOf, judge, type Scan } from './verdict.ts';

const now = Date.UTC(2026, 10, 15);
const hour = 3_600_000;
const scan = (device: string, hoursAgo = 0, more: Partial<Scan> = {}): Scan => ({
  time: now - hoursAgo * hour,
  device,
  // Each in a network of its own, unless told.
  address: `at ${device}`,
  province: null,
  place: null,
  ...more,
});
const judged = (
  it: Scan,
  recent: Scan[] = [],
  more: { state?: IdentifierState; count?: number; firstTime?: number | null } = {},
) =>
  judge(
    it,
    {
      state: 'shipped',
      count: recent.length,
      firstTime: recent.at(-1)?.time ?? null,
      recent,
      ...more,
    },
    defaultLimits,
  );

test('the first scan after shipment is the first, the next are repeats with their number', () => {
  expect(judged(scan('a'))).toEqual({
    verdict: 'GENUINE_FIRST',
    reasons: [{ code: 'first' }],
    counts: true,
    isFirst: true,
  });
  expect(judged(scan('a'), [scan('a', 1)], { count: 3 })).toMatchObject({
    verdict: 'GENUINE_REPEAT',
    reasons: [{ code: 'repeat', params: { n: 3 } }],
    counts: true,
    isFirst: false,
  });
});

test('a reload within half an hour sees the verdict it saw before', () => {
  const first = scan('a', 0.4);
  expect(judged(scan('a'), [first])).toMatchObject({
    verdict: 'GENUINE_FIRST',
    reasons: [{ code: 'first' }],
    counts: false,
    isFirst: false,
  });
  // Also when somebody else checked in between.
  expect(judged(scan('a'), [scan('b', 0.2), first]).verdict).toBe('GENUINE_FIRST');
  // A repeated check keeps its number.
  expect(judged(scan('b'), [scan('b', 0.2), first])).toMatchObject({
    verdict: 'GENUINE_REPEAT',
    reasons: [{ code: 'repeat', params: { n: 1 } }],
  });
  // Later it is another check.
  expect(judged(scan('a'), [scan('a', 0.6)]).verdict).toBe('GENUINE_REPEAT');
});

test('what was checked before it was shipped is no earlier check', () => {
  const [first, early] = [scan('a', 0.1), scan('b', 0.2)];
  const known = { count: 1, firstTime: first.time };
  expect(judged(scan('a'), [first, early], known).verdict).toBe('GENUINE_FIRST');
  // Somebody who looked at it then, minutes ago, checks it now for the first time, but not as the first.
  expect(judged(scan('b'), [first, early], known)).toMatchObject({
    verdict: 'GENUINE_REPEAT',
    reasons: [{ code: 'repeat', params: { n: 1 } }],
    counts: true,
  });
});

test('one device within half an hour is one scan', () => {
  expect(judged(scan('a'), [scan('a', 0.49)])).toMatchObject({ counts: false, isFirst: false });
  expect(judged(scan('a'), [scan('a', 0.51)])).toMatchObject({ counts: true });
  expect(judged(scan('b'), [scan('a', 0.1)])).toMatchObject({ counts: true });
});

describe('devices', () => {
  test('three within a day ask for caution, on the third', () => {
    expect(judged(scan('c'), [scan('b', 2)]).verdict).toBe('GENUINE_REPEAT');
    expect(judged(scan('c'), [scan('b', 2), scan('a', 23)])).toMatchObject({
      verdict: 'CAUTION',
      reasons: [{ code: 'manyDevices', params: { n: 3, hours: 24 } }, { code: 'repeat' }],
    });
    expect(judged(scan('c'), [scan('b', 2), scan('a', 25)]).verdict).toBe('GENUINE_REPEAT');
  });

  test('five within a week are a copy', () => {
    const four = ['a', 'b', 'c', 'd'].map((device, at) => scan(device, 30 + at * 24));
    expect(judged(scan('e'), four)).toMatchObject({
      verdict: 'SUSPECT_CLONE',
      reasons: [{ code: 'tooManyDevices', params: { n: 5, days: 7 } }, { code: 'repeat' }],
    });
    expect(judged(scan('a'), four).verdict).toBe('GENUINE_REPEAT');
  });
});

describe('devices that are not independent', () => {
  const agents = Array.from({ length: 12 }, (_, at) => `agent ${at}`);
  const seen = (recent: readonly Scan[]) => judged(recent[0]!, recent.slice(1)).verdict;

  test('twelve browsers behind one address are one', () => {
    const one = agents.map((device, at) => scan(device, at / 60, { address: 'one' }));
    expect(independentOf(one)).toBe(1);
    expect(seen(one)).toBe('GENUINE_REPEAT');
    const fromTwo = agents.map((device, at) =>
      scan(device, at / 60, { address: at % 2 === 0 ? 'one' : 'two' }),
    );
    expect(seen(fromTwo)).toBe('GENUINE_REPEAT');
  });

  test('one phone in twelve networks is one', () => {
    const roaming = agents.map((address, at) => scan('phone', at, { address }));
    expect(independentOf(roaming)).toBe(1);
    expect(seen(roaming)).toBe('GENUINE_REPEAT');
  });

  test('a roaming phone and many browsers at home are two, whatever their order', () => {
    const home = agents.map((device, at) => scan(device, at / 60, { address: 'home' }));
    const away = agents.map((address, at) => scan('phone', 20 + at, { address }));
    for (const recent of [[...home, ...away], [...home, ...away].toReversed()])
      expect(independentOf(recent)).toBe(2);
    expect(seen([...home, ...away])).toBe('GENUINE_REPEAT');
  });

  test('those that share a device or a network in a chain are counted as far as they differ', () => {
    const pairs = [
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
      ['c', '2'],
      ['c', '3'],
    ] as const;
    expect(independentOf(pairs.map(([device, address]) => scan(device, 0, { address })))).toBe(3);
  });
});

test('devices that all come at once are no copy where a rule wants them apart', () => {
  const limits = { ...defaultLimits, cloneDevices: { devices: 5, days: 7, apart: 120 } };
  const verdictOf = (hours: number) => {
    const recent = ['a', 'b', 'c', 'd'].map((device, at) => scan(device, (hours * at) / 3));
    const known = { state: 'sold' as const, count: 4, firstTime: 0, recent };
    return judge(scan('e'), known, limits).verdict;
  };
  expect([verdictOf(1.9), verdictOf(2)]).toEqual(['CAUTION', 'SUSPECT_CLONE']);
});

test('three provinces within a week are a copy', () => {
  const far = [scan('a', 30, { province: '44' }), scan('a', 100, { province: '11' })];
  expect(judged(scan('a', 0, { province: '31' }), far).reasons[0]).toEqual({
    code: 'manyProvinces',
    params: { n: 3, days: 7 },
  });
  expect(judged(scan('a', 0, { province: '44' }), far).verdict).toBe('GENUINE_REPEAT');
});

describe('ways', () => {
  const beijing = { latitude: 39.9042, longitude: 116.4074 };
  const shanghai = { latitude: 31.2304, longitude: 121.4737 };
  const tianjin = { latitude: 39.3434, longitude: 117.3616 };
  test('are as long as on the ground', () => {
    expect(distance(beijing, shanghai)).toBeCloseTo(1_067, -1);
    expect(distance(beijing, beijing)).toBe(0);
  });
  test.each([
    ['an hour to Shanghai', shanghai, 1, 'SUSPECT_CLONE'],
    ['two hours to Shanghai', shanghai, 2, 'GENUINE_REPEAT'],
    ['a minute to the same place', beijing, 1 / 60, 'GENUINE_REPEAT'],
    ['five minutes to Tianjin', tianjin, 1 / 12, 'SUSPECT_CLONE'],
    ['no time at all to Shanghai', shanghai, 0, 'SUSPECT_CLONE'],
  ])('%s: %#', (_way, place, hours, verdict) => {
    expect(judged(scan('b', 0, { place }), [scan('a', hours, { place: beijing })]).verdict).toBe(
      verdict,
    );
  });
});

test('positions that one phone or one network tells of itself prove no journey', () => {
  const [beijing, shanghai] = [
    { latitude: 39.9042, longitude: 116.4074 },
    { latitude: 31.2304, longitude: 121.4737 },
  ];
  const told = (device: string, address: string) =>
    judged(scan(device, 0, { address, place: shanghai }), [
      scan('a', 1, { address: 'x', place: beijing }),
    ]).verdict;
  expect([told('a', 'y'), told('b', 'x'), told('b', 'y')]).toEqual([
    'GENUINE_REPEAT',
    'GENUINE_REPEAT',
    'SUSPECT_CLONE',
  ]);
});

test('a rule that is switched off says nothing', () => {
  const off = { cautionDevices: null, cloneDevices: null, cloneProvinces: null, speed: null };
  const recent = ['a', 'b', 'c', 'd', 'e', 'f'].map((device) => scan(device, 1));
  const known = { state: 'sold' as const, count: 6, firstTime: 0, recent };
  expect(judge(scan('g'), known, off).verdict).toBe('GENUINE_REPEAT');
});

test('what is not on sale says so, whoever scans, and is never the first', () => {
  const told = Object.fromEntries(
    stateNames.map((state) => [state, judged(scan('a'), [], { state }).verdict]),
  );
  expect(told).toEqual({
    unallocated: 'NOT_ACTIVATED',
    allocated: 'NOT_ACTIVATED',
    encoded: 'NOT_ACTIVATED',
    commissioned: 'CAUTION',
    packed: 'CAUTION',
    shipped: 'GENUINE_FIRST',
    received: 'GENUINE_FIRST',
    sold: 'GENUINE_FIRST',
    activated: 'GENUINE_FIRST',
    scrapped: 'VOID',
    sampled: 'VOID',
    frozen: 'CAUTION',
    voided: 'VOID',
    recalled: 'RECALLED',
    returned: 'CAUTION',
    destroyed: 'VOID',
  });
  expect(judged(scan('a'), [], { state: 'packed' }).isFirst).toBe(false);
});
