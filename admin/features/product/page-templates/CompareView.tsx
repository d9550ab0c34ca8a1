import { Select } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import { differenceOf } from '#blocks/difference.ts';
import { openPage } from '#blocks/open.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { versionsTexts as texts } from './texts.ts';
import { useVersion } from '#admin/designer/look/use-version.ts';
import styles from './versions.module.css';

/** The draft is listed among the versions under this number. */
const draft = 0;

/** The differences between two versions, or between a version and the draft. */
export function CompareView({ page, first }: { page: PageTemplateInfo; first: number }) {
  const say = useSay();
  const before = page.versions.find(({ number }) => number < first)?.number;
  const [from, setFrom] = useState(before ?? first);
  const [to, setTo] = useState(before === undefined ? draft : first);
  const older = useDraftOrVersion(page, from);
  const newer = useDraftOrVersion(page, to);
  const options = [
    { value: draft, label: say(texts.draft) },
    ...page.versions.map(({ number }) => ({ value: number, label: say(texts.nth, { n: number }) })),
  ];
  return (
    <section aria-label={say(texts.compare)}>
      <div className={styles.choices}>
        <label>
          {say(texts.from)}
          <Select value={from} options={options} onChange={setFrom} aria-label={say(texts.from)} />
        </label>
        <label>
          {say(texts.to)}
          <Select value={to} options={options} onChange={setTo} aria-label={say(texts.to)} />
        </label>
      </div>
      <Loaded query={older} skeleton={<div className={styles.skeleton} />}>
        {(old) => (
          <Loaded query={newer} skeleton={<div className={styles.skeleton} />}>
            {(now) => <DifferenceList difference={differenceOf(old, now)} />}
          </Loaded>
        )}
      </Loaded>
    </section>
  );
}

function useDraftOrVersion(page: PageTemplateInfo, number: number) {
  const version = useVersion(page.id, number === draft ? null : number);
  if (number !== draft) return version;
  const document = openPage(page.document as unknown as PageDocument);
  return { ...version, data: document } as typeof version;
}
