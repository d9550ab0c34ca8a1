import { useSay } from '#admin/app/language.ts';
import { EventTimeline } from '#admin/ui/codes/EventTimeline.tsx';
import { IdentifierFacts } from '#admin/ui/codes/IdentifierFacts.tsx';
import { IdentifierProgress } from '#admin/ui/codes/IdentifierProgress.tsx';
import { Scans } from '#admin/ui/codes/Scans.tsx';
import { codesTexts } from '#admin/ui/codes/texts.ts';
import { Nonconformances } from '#admin/ui/nonconformances/Nonconformances.tsx';
import type { IdentifierInfo } from '#contract/features/identity/identifiers/contract.ts';
import styles from './identifiers.module.css';

const texts = codesTexts.record;

export function IdentifierRecord({ identifier }: { identifier: IdentifierInfo }) {
  const say = useSay();
  const { scan_list: scans, events } = identifier;
  return (
    <div className={styles.record}>
      <IdentifierProgress identifier={identifier} />
      <IdentifierFacts identifier={identifier} />
      <Nonconformances
        subject="code"
        id={identifier.id}
        from={{ serial_number: identifier.code }}
      />
      <section>
        <h3>{say(texts.events)}</h3>
        <EventTimeline events={events} />
      </section>
      <section>
        <h3>
          {say(texts.scans)}
          {identifier.scans > scans.length && scans.length > 0 && (
            <small>{say(texts.lastScans, { n: scans.length })}</small>
          )}
        </h3>
        <Scans scans={scans} />
      </section>
    </div>
  );
}
