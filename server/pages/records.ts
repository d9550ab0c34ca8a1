import type { Scene, TestRecord } from '#blocks/kit/scene.ts';
import { dayOf } from '#blocks/kit/times.ts';
import type { PublishedRecord } from '../quality/published.ts';
import type { Tested } from './circulation.ts';

type Records = Pick<Scene, 'process' | 'quality' | 'tests'>;

const asTest = ({ step, kind: _kind, ...record }: PublishedRecord): TestRecord => ({
  project_name: step,
  ...record,
});

/** Published records for the blocks that show them; what was done stands in the order of time. */
export const recordsOf = (records: readonly PublishedRecord[]): Records => ({
  process: records
    .filter(({ kind }) => kind === 'process')
    .toSorted((one, other) => one.pass_time.localeCompare(other.pass_time))
    .map(({ step, content, emp_name, pass_time }) => ({
      process_name: step,
      content,
      emp_name,
      pass_time,
    })),
  quality: records.filter(({ kind }) => kind === 'qc').map(asTest),
  tests: records.filter(({ kind }) => kind === 'test').map(asTest),
});

/** The published inspections and tests as one step: the last day, and how many were passed. */
export function testedOf(records: readonly PublishedRecord[]): Tested {
  const judged = records.filter(({ kind, result }) => kind !== 'process' && result !== 'info');
  const last = judged
    .map(({ pass_time: time }) => time)
    .toSorted()
    .at(-1);
  if (last === undefined || judged.some(({ result }) => result === 'fail')) return null;
  return { day: dayOf(last), passed: judged.length };
}
