import { Button } from 'antd';
import { Logo } from '#admin/app/brand/Logo.tsx';
import { useSay } from '#admin/app/language.ts';
import { showTime } from '#admin/ui/show-time.ts';
import type { CompanyInfo } from '#contract/features/application/company/contract.ts';
import { verifyStatus, type VerifyStatus } from '#contract/limits.ts';
import { companyPageTexts as texts, stateTexts } from './texts.ts';
import styles from './state-banner.module.css';

const looks: Record<VerifyStatus, string> = {
  [verifyStatus.notSubmitted]: 'open',
  [verifyStatus.pending]: 'pending',
  [verifyStatus.rejected]: 'rejected',
  [verifyStatus.verified]: 'verified',
  [verifyStatus.suspended]: 'suspended',
};
const steps = ['fill', 'submit', 'review', 'open'] as const;

/** How many verification steps are done. */
function stepsDone(status: number): number {
  return status === verifyStatus.verified ? 4 : status === verifyStatus.pending ? 2 : 0;
}

type StateBannerProps = {
  company: CompanyInfo;
  isSubmitting: boolean;
  onSubmit: (() => void) | null;
};

/** The verification status of the company, and what comes next. */
export function StateBanner({ company, isSubmitting, onSubmit }: StateBannerProps) {
  const say = useSay();
  const status = (company.verify_status in stateTexts ? company.verify_status : 0) as VerifyStatus;
  const done = stepsDone(status);
  return (
    <section className={`${styles.banner} ${styles[looks[status]]}`} aria-labelledby="verify-state">
      <div className={styles.seal} aria-hidden="true">
        <Logo size={72} mono />
      </div>
      <div className={styles.words}>
        <h2 id="verify-state">{say(stateTexts[status].title)}</h2>
        <p>{say(stateTexts[status].line)}</p>
        {company.verify_reason && status !== verifyStatus.verified && (
          <p className={styles.reason}>
            <strong>{say(texts.reason)}</strong> {company.verify_reason}
          </p>
        )}
        {status === verifyStatus.verified && company.verify_time && (
          <p className={styles.time}>
            {say(texts.verifiedOn)} <time>{showTime(company.verify_time)}</time>
          </p>
        )}
        {status !== verifyStatus.verified && status !== verifyStatus.suspended && (
          <ol className={styles.steps} aria-label={say(texts.stepsLabel)}>
            {steps.map((step, at) => (
              <li
                key={step}
                className={at < done ? styles.past : undefined}
                aria-current={at === done ? 'step' : undefined}
              >
                {say(texts.steps[step])}
              </li>
            ))}
          </ol>
        )}
      </div>
      {onSubmit && (
        <Button type="primary" loading={isSubmitting} onClick={onSubmit}>
          {say(texts.submit)}
        </Button>
      )}
    </section>
  );
}
