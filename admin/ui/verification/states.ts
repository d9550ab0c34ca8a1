import type { StateTone } from '#admin/ui/StateDot.tsx';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import { verifyStatus, type VerifyStatus } from '#contract/limits.ts';
import type { Text } from '#contract/text.ts';

type StateName = keyof typeof verifyStatus;

const tones: Record<StateName, StateTone> = {
  notSubmitted: 'idle',
  pending: 'busy',
  rejected: 'caution',
  verified: 'good',
  suspended: 'bad',
};

/** The ladder of verification as people read it; those that wait for somebody first. */
const order: readonly StateName[] = [
  'pending',
  'verified',
  'rejected',
  'suspended',
  'notSubmitted',
];
export const states: readonly { value: VerifyStatus; label: Text }[] = order.map((name) => ({
  value: verifyStatus[name],
  label: companiesTexts.status[name],
}));

const nameOf = (status: number): StateName =>
  order.find((name) => verifyStatus[name] === status) ?? 'notSubmitted';
export const toneOf = (status: number): StateTone => tones[nameOf(status)];
export const labelOf = (status: number): Text => companiesTexts.status[nameOf(status)];
