import { describe, expect, test } from 'vitest';
import { capabilityOf, histogramOf } from './capability.ts';
import { isWithin, judge } from './judge.ts';

const none = { min: null, max: null };

describe('the capability of a process', () => {
  test('is told from mean, standard deviation and limits', () => {
    const found = capabilityOf([9, 10, 11, 10, 10], { min: 7, max: 13 });
    expect(found).toMatchObject({ n: 5, mean: 10, lowest: 9, highest: 11, beyond: 0 });
    expect(found.s).toBeCloseTo(Math.sqrt(0.5), 12);
    expect(found.cp).toBeCloseTo(6 / (6 * Math.sqrt(0.5)), 12);
    expect(found.cpk).toBeCloseTo(3 / (3 * Math.sqrt(0.5)), 12);
  });

  test('is worse where the mean is off centre', () => {
    const { cp, cpk } = capabilityOf([11, 12, 11, 12], { min: 7, max: 13 });
    expect(cpk!).toBeLessThan(cp!);
  });

  test('has no Cp with one limit only, but a Cpk', () => {
    const { cp, cpk } = capabilityOf([1, 2, 3], { min: null, max: 5 });
    expect(cp).toBeNull();
    expect(cpk).toBeCloseTo(1, 12);
  });

  test('is unknown without limits, spread or values', () => {
    expect(capabilityOf([1, 2], none)).toMatchObject({ cp: null, cpk: null, mean: 1.5 });
    expect(capabilityOf([2, 2], { min: 1, max: 3 })).toMatchObject({ s: 0, cp: null, cpk: null });
    expect(capabilityOf([2], { min: 1, max: 3 })).toMatchObject({ n: 1, s: null, cpk: null });
    expect(capabilityOf([], none)).toMatchObject({ n: 0, mean: null, beyond: 0 });
  });

  test('keeps its digits where large values differ little', () => {
    const { mean, s } = capabilityOf([1e9 + 0.1, 1e9 + 0.2, 1e9 + 0.3], none);
    expect(mean).toBeCloseTo(1e9 + 0.2, 6);
    expect(s).toBeCloseTo(0.1, 6);
  });

  test('counts what is beyond the limits', () => {
    expect(capabilityOf([0.9, 1, 2, 3, 3.1], { min: 1, max: 3 }).beyond).toBe(2);
  });
});

describe('a histogram', () => {
  test('counts every value once and covers the limits', () => {
    const values = Array.from({ length: 500 }, (_, at) => 10 + Math.sin(at));
    const bars = histogramOf(values, { min: 8, max: 12 });
    expect(bars.reduce((sum, { n }) => sum + n, 0)).toBe(500);
    expect([bars[0]!.from, bars.at(-1)!.to]).toEqual([8, 12]);
    for (const [at, bar] of bars.entries())
      if (at > 0) expect(bar.from).toBeCloseTo(bars[at - 1]!.to, 9);
  });

  test('of equal values is one bar, of none no bar', () => {
    expect(histogramOf([3, 3], none)).toEqual([{ from: 3, to: 3, n: 2 }]);
    expect(histogramOf([], none)).toEqual([]);
  });

  test('stays readable where limits are far from the values', () => {
    expect(histogramOf([1, 1.001, 1.002], { min: 0, max: 1000 }).length).toBeLessThanOrEqual(40);
  });
});

describe('a record is judged', () => {
  test('by its limits, which belong to what is allowed', () => {
    expect(isWithin(0.3, { min: 0.1, max: 0.3 })).toBe(true);
    expect(judge({ value: 0.3, result: null }, { min: 0.1, max: 0.3 })).toBe('pass');
    expect(judge({ value: 0.31, result: 'pass' }, { min: 0.1, max: 0.3 })).toBe('fail');
    expect(judge({ value: 0.2, result: 'fail' }, { min: 0.1, max: 0.3 })).toBe('fail');
  });

  test('by what was entered where there is no limit', () => {
    expect(judge({ value: 9, result: 'pass' }, none)).toBe('pass');
    expect(judge({ value: null, result: null }, null)).toBe('info');
  });

  test('as no pass where there are limits and no value', () => {
    expect(judge({ value: null, result: 'pass' }, { min: 1, max: 2 })).toBe('info');
    expect(judge({ value: null, result: 'fail' }, { min: 1, max: 2 })).toBe('fail');
  });
});
