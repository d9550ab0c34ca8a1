import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PagePreview } from './PagePreview.tsx';
import { lookTexts as texts } from './texts.ts';
import { useVersion } from './use-version.ts';
import styles from './look.module.css';

type VersionLookProps = { page: { id: number; name: string }; number: number };

/** A version as a phone shows it. */
export function VersionLook({ page, number }: VersionLookProps) {
  const say = useSay();
  return (
    <section aria-label={say(texts.nth, { n: number })}>
      <h3 className={styles.heading}>{say(texts.nth, { n: number })}</h3>
      <Loaded query={useVersion(page.id, number)} skeleton={<div className={styles.skeleton} />}>
        {(document) => <PagePreview document={document} name={page.name} />}
      </Loaded>
    </section>
  );
}
