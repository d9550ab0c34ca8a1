import type { VerificationStep } from '#contract/features/application/company/contract.ts';
import { verifyStatus, type VerifyStatus } from '#contract/limits.ts';
import type { Text } from '#contract/text.ts';
import { verificationTexts } from './texts.ts';

const texts = verificationTexts.steps;
const words: Record<VerifyStatus, Text> = {
  [verifyStatus.notSubmitted]: texts.reverify,
  [verifyStatus.pending]: texts.submitted,
  [verifyStatus.rejected]: texts.rejected,
  [verifyStatus.verified]: texts.approved,
  [verifyStatus.suspended]: texts.suspended,
};

type Step = Pick<VerificationStep, 'verify_status'>;

/** What was done at a step: out of a suspension it was a return, whatever else leads there. */
export function wordOf({ verify_status: status }: Step, before: Step | undefined): Text {
  const isReturn =
    status === verifyStatus.verified && before?.verify_status === verifyStatus.suspended;
  return isReturn ? texts.resumed : words[status as VerifyStatus];
}
