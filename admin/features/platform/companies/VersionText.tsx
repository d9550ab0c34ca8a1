import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { showDay } from '#admin/ui/show-time.ts';
import type { CompanyRow } from '#contract/features/platform/companies/contract.ts';
import { companiesPageTexts as texts } from './texts.ts';
import styles from './companies.module.css';

type Versioned = Pick<CompanyRow, 'system_version_name' | 'version_expire_time'>;

/** The version of a company and its end. */
export function VersionText({ company }: { company: Versioned }) {
  const say = useSay();
  const [now] = useState(() => Date.now());
  const { system_version_name: name, version_expire_time: end } = company;
  if (name === null) return <span aria-hidden="true">–</span>;
  const isOver = end !== null && new Date(end).getTime() < now;
  return (
    <span className={styles.version}>
      {name}
      {end !== null && (
        <span data-over={isOver}>
          {say(isOver ? texts.expired : texts.until, { day: showDay(end) })}
        </span>
      )}
    </span>
  );
}
