import { expect, test } from 'vitest';
import { verifyStatus } from '#contract/limits.ts';
import { wordOf } from './step-words.ts';
import { verificationTexts } from './texts.ts';

test('verified after a suspension is a return, otherwise an approval', () => {
  const at = (status: number) => ({ verify_status: status });
  const { steps } = verificationTexts;
  expect(wordOf(at(verifyStatus.verified), at(verifyStatus.suspended))).toBe(steps.resumed);
  expect(wordOf(at(verifyStatus.verified), at(verifyStatus.pending))).toBe(steps.approved);
  expect(wordOf(at(verifyStatus.pending), undefined)).toBe(steps.submitted);
});
