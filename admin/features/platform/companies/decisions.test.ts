import { expect, test } from 'vitest';
import { verifyStatus } from '#contract/limits.ts';
import { possibleDecisions } from './decisions.ts';
import { wordOf } from './step-words.ts';
import { companiesPageTexts } from './texts.ts';

test('each state has its decisions, for those who may take them', () => {
  const all = () => true;
  expect(possibleDecisions(verifyStatus.pending, all)).toEqual(['reject', 'approve']);
  expect(possibleDecisions(verifyStatus.verified, all)).toEqual(['suspend']);
  expect(possibleDecisions(verifyStatus.suspended, all)).toEqual(['resume']);
  expect(possibleDecisions(verifyStatus.rejected, all)).toEqual([]);
  expect(possibleDecisions(verifyStatus.pending, () => false)).toEqual([]);
  expect(
    possibleDecisions(verifyStatus.verified, (right) => right === 'platform:company:verify'),
  ).toEqual([]);
});

test('verified after a suspension is a return, otherwise an approval', () => {
  const at = (status: number) => ({ verify_status: status });
  const { steps } = companiesPageTexts;
  expect(wordOf(at(verifyStatus.verified), at(verifyStatus.suspended))).toBe(steps.resumed);
  expect(wordOf(at(verifyStatus.verified), at(verifyStatus.pending))).toBe(steps.approved);
  expect(wordOf(at(verifyStatus.pending), undefined)).toBe(steps.submitted);
});
