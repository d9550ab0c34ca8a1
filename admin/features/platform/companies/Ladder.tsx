import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { StateSteps } from '#admin/ui/show/StateSteps.tsx';
import type { CompanyDetail } from '#contract/features/platform/companies/contract.ts';
import { verifyStatus, type VerifyStatus } from '#contract/limits.ts';
import { companiesPageTexts } from './texts.ts';

const texts = companiesPageTexts.ladder;

const rungs: Record<VerifyStatus, 'submit' | 'review' | 'open'> = {
  [verifyStatus.notSubmitted]: 'submit',
  [verifyStatus.pending]: 'review',
  [verifyStatus.rejected]: 'review',
  [verifyStatus.verified]: 'open',
  [verifyStatus.suspended]: 'open',
};

/** The verification steps of a company. */
export function Ladder({ company }: { company: CompanyDetail }) {
  const say = useSay();
  const status = company.verify_status as VerifyStatus;
  const isRejected = status === verifyStatus.rejected;
  const isSuspended = status === verifyStatus.suspended;
  const isSubmitted = status !== verifyStatus.notSubmitted;
  const wasVerified = status === verifyStatus.verified || isSuspended;
  const day = (at: string | null) => at && <DateTime at={at} precision="day" />;
  return (
    <StateSteps
      label={say(texts.label)}
      current={rungs[status]}
      done={status === verifyStatus.verified}
      failed={isRejected || isSuspended}
      steps={[
        { key: 'register', title: say(texts.register), note: day(company.create_time) },
        {
          key: 'submit',
          title: say(texts.submit),
          note: isSubmitted && day(company.submit_time),
        },
        { key: 'review', title: say(isRejected ? texts.rejected : texts.review) },
        {
          key: 'open',
          title: say(isSuspended ? texts.suspended : texts.open),
          note: wasVerified && day(company.verify_time),
        },
      ]}
    />
  );
}
