import { expect, test } from 'vitest';
import { sampleScene, sceneNames } from './scenes.ts';

const inOrder = (times: readonly string[]) => {
  const told = times.filter((time) => time !== '').map((time) => Date.parse(time));
  expect(told).toEqual(told.toSorted((one, other) => one - other));
};

test.each(sceneNames)('in the sample %s everything happens in an order that can be', (name) => {
  const scene = sampleScene(name, 'en');
  const { answer, circulation, process, quality, log, repairs, batchCode } = scene;
  const result = answer?.result;
  const day = (time: string) => time.slice(0, 10);
  inOrder(process.map(({ pass_time: time }) => time));
  inOrder(circulation.map((step) => step.day));
  inOrder(log.rows.map(({ create_time: time }) => time).toReversed());
  inOrder(repairs.rows.map(({ create_time: time }) => time).toReversed());
  if (!result) return;
  const { product_time: made, sale_time: sold, first_verify_time: first } = result;
  inOrder([made, sold, first, ...log.rows.slice(0, 1).map((row) => row.create_time)]);
  inOrder([first, ...repairs.rows.slice(-1).map((row) => row.create_time)]);
  for (const row of repairs.rows) inOrder([row.create_time, row.complete_time]);
  if (batchCode) expect(batchCode).toBe(`B${day(made).replaceAll('-', '')}`);
  if (process.length > 0) expect(day(process.at(-1)!.pass_time)).toBe(day(made));
  if (circulation.length > 0) {
    expect(circulation[0]!.day).toBe(day(made));
    expect(circulation.at(-1)!.day).toBe(day(sold));
    expect(day(quality[0]!.pass_time)).toBe(circulation[1]!.day);
  }
  if (log.rows.length === result.query_time) expect(log.rows.at(-1)!.create_time).toBe(first);
  // A warranty that has expired did so before the last check, any other lasts longer.
  const end = result.expire_time === 0 ? null : Date.parse(result.expire_time);
  const last = Date.parse(log.rows[0]?.create_time ?? first);
  if (end !== null) expect(end < last).toBe(result.expire_remain_day === 0);
});
