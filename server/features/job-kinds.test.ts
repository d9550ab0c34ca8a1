import { expect, test } from 'vitest';
import { jobKindTexts } from '#contract/features/system/jobs/texts.ts';
import { jobKindsOf } from './background.ts';
import { endpoints } from './list.ts';

test('every kind of job has a name that people read', () => {
  expect(Object.keys(jobKindTexts).toSorted()).toEqual(
    jobKindsOf(endpoints)
      .map(({ kind }) => kind)
      .toSorted(),
  );
});
