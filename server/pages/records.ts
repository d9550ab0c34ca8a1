import type { Scene, TestRecord } from '#blocks/kit/scene.ts';
import type { PublishedRecord } from '../quality/published.ts';

type Records = Pick<Scene, 'process' | 'quality' | 'tests'>;

const asTest = ({ step, std, content, emp_name, pass_time }: PublishedRecord): TestRecord => ({
  project_name: step,
  std,
  content,
  emp_name,
  pass_time,
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
