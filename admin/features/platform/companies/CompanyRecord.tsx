import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { LicenseView } from '#admin/ui/upload/LicenseView.tsx';
import {
  companyCalls,
  type CompanyDetail,
} from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import { verifyStatus } from '#contract/limits.ts';
import { verificationTexts } from '#admin/ui/verification/texts.ts';
import { VerificationTimeline } from '#admin/ui/verification/VerificationTimeline.tsx';
import { Ladder } from './Ladder.tsx';
import { renewLicense } from './renew-license.ts';
import { labelOf, toneOf } from '#admin/ui/verification/states.ts';
import { companiesPageTexts as texts } from './texts.ts';
import { VersionText } from './VersionText.tsx';
import styles from './companies.module.css';

const { fields } = companiesTexts;

/** Everything about one company, as it is read. */
export function CompanyRecord({ company }: { company: CompanyDetail }) {
  const say = useSay();
  const { verify_status: status, verify_reason: reason, steps } = company;
  const isRefused = status === verifyStatus.rejected || status === verifyStatus.suspended;
  return (
    <div className={styles.record}>
      <Ladder company={company} />
      <section>
        <h3>{say(texts.profile)}</h3>
        <Facts>
          <Fact label={fields.verify_status}>
            <StateDot tone={toneOf(status)}>{say(labelOf(status))}</StateDot>
          </Fact>
          <Fact label={fields.system_version_name}>
            {company.system_version_name && <VersionText company={company} />}
          </Fact>
          {isRefused && reason && (
            <Fact label={fields.verify_reason} wide>
              {reason}
            </Fact>
          )}
          <Fact label={fields.name}>{company.name}</Fact>
          <Fact label={fields.short_name}>{company.short_name}</Fact>
          <Fact label={fields.credit_code}>
            {company.credit_code && <CodeText code={company.credit_code} />}
          </Fact>
          <Fact label={fields.legal_person}>{company.legal_person}</Fact>
          <Fact label={fields.contact}>{company.contact}</Fact>
          <Fact label={fields.mobile}>
            <PhoneNumber masked={company.mobile} id={company.id} call={companyCalls.reveal} />
          </Fact>
          <Fact label={fields.email}>{company.email}</Fact>
          <Fact label={fields.users}>{company.users}</Fact>
          <Fact label={fields.dealers}>{company.dealers}</Fact>
          <Fact label={fields.create_time}>
            <DateTime at={company.create_time} />
          </Fact>
          {company.verify_time && (
            <Fact label={fields.verify_time}>
              <DateTime at={company.verify_time} />
            </Fact>
          )}
          <Fact label={fields.address} wide>
            {company.address}
          </Fact>
          <Fact label={fields.license} wide>
            {company.license && (
              <LicenseView {...company.license} renew={() => renewLicense(company.id)} />
            )}
          </Fact>
          <Fact label={fields.introduction} wide>
            {company.introduction}
          </Fact>
        </Facts>
      </section>
      <section>
        <h3>{say(verificationTexts.history)}</h3>
        {steps.length === 0 ? (
          <p className={styles.none}>{say(verificationTexts.noHistory)}</p>
        ) : (
          <VerificationTimeline steps={steps} />
        )}
      </section>
    </div>
  );
}
