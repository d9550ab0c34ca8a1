import { expect, test } from 'vitest';
import { jobKindTexts } from '#contract/features/system/jobs/texts.ts';
import { jobKinds } from './background.ts';

test('every kind of job has a name that people read', () => {
  expect(Object.keys(jobKindTexts).toSorted()).toEqual(jobKinds.map(({ kind }) => kind).toSorted());
});
