import { useSay } from '#admin/app/language.ts';
import { showDay } from '#admin/ui/show-time.ts';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import { LicenseView } from '#admin/ui/upload/LicenseView.tsx';
import {
  ownCompanyCalls,
  type CompanyInfo,
} from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { renewLicense } from './renew-license.ts';
import { companyPageTexts as texts } from './texts.ts';
import styles from './company.module.css';

const paired = [
  'name',
  'short_name',
  'credit_code',
  'legal_person',
  'contact',
  'mobile',
  'email',
] as const;
const places = ['address', 'gln'] as const;

const isCode = (field: string) => field === 'credit_code' || field === 'gln';

/** The company profile, read-only. */
export function CompanyFacts({ company }: { company: CompanyInfo }) {
  const say = useSay();
  const version = company.system_version_name;
  const fact = (
    field: (typeof paired | typeof places)[number] | 'introduction',
    style?: string,
  ) => (
    <div key={field} className={style}>
      <dt>{say(companyTexts.fields[field])}</dt>
      <dd className={isCode(field) && company[field] ? styles.code : undefined}>
        {field === 'mobile' && company.mobile ? (
          <PhoneNumber masked={company.mobile} id={company.id} call={ownCompanyCalls.reveal} />
        ) : (
          company[field] || <span className={styles.none}>{say(texts.empty)}</span>
        )}
      </dd>
    </div>
  );
  return (
    <dl className={styles.facts}>
      {paired.map((field) => fact(field))}
      {version && (
        <div>
          <dt>{say(texts.version)}</dt>
          <dd>
            {company.version_expire_time
              ? say(texts.until, { name: version, day: showDay(company.version_expire_time) })
              : version}
          </dd>
        </div>
      )}
      {places.map((field) => fact(field))}
      {fact('introduction', styles.wide)}
      <div className={styles.wide}>
        <dt>{say(companyTexts.fields.license)}</dt>
        <dd>
          {company.license ? (
            <LicenseView {...company.license} renew={renewLicense} />
          ) : (
            <span className={styles.none}>{say(texts.empty)}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
