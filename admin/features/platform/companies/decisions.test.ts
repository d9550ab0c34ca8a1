import { expect, test } from 'vitest';
import { verifyStatus } from '#contract/limits.ts';
import { possibleDecisions } from './decisions.ts';

test('each state has its decisions, for those who may take them', () => {
  const all = () => true;
  expect(possibleDecisions(verifyStatus.pending, all)).toEqual(['reject', 'approve']);
  expect(possibleDecisions(verifyStatus.verified, all)).toEqual(['version', 'suspend']);
  expect(possibleDecisions(verifyStatus.suspended, all)).toEqual(['resume']);
  expect(possibleDecisions(verifyStatus.rejected, all)).toEqual([]);
  expect(possibleDecisions(verifyStatus.pending, () => false)).toEqual([]);
  expect(
    possibleDecisions(verifyStatus.verified, (right) => right === 'platform:company:verify'),
  ).toEqual([]);
});
