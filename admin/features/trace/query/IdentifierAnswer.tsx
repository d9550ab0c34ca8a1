import { useSay } from '#admin/app/language.ts';
import { EventTimeline } from '#admin/ui/codes/EventTimeline.tsx';
import { IdentifierFacts } from '#admin/ui/codes/IdentifierFacts.tsx';
import { IdentifierProgress } from '#admin/ui/codes/IdentifierProgress.tsx';
import { Scans } from '#admin/ui/codes/Scans.tsx';
import { OriginTable } from '#admin/ui/materials/OriginTable.tsx';
import { materialUiTexts } from '#admin/ui/materials/texts.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { BatchFacts } from './BatchFacts.tsx';
import type { IdentifierFound } from './found.ts';
import { FileList } from './FileList.tsx';
import { IncidentList } from './IncidentList.tsx';
import { PackingTree } from './PackingTree.tsx';
import { ScanPlaces } from './ScanPlaces.tsx';
import {
  DocumentPanel,
  FindingPanel,
  QualityPanel,
  RepairPanel,
  SealPanel,
} from './StoryPanels.tsx';
import { queryPageTexts as texts } from './texts.ts';
import { WarrantyFacts } from './WarrantyFacts.tsx';
import styles from './query.module.css';

/** One identifier with everything known about it. */
export function IdentifierAnswer({ answer }: { answer: IdentifierFound }) {
  const say = useSay();
  const { identifier, story } = answer;
  return (
    <div className={styles.answer}>
      <Panel title={<CodeText code={identifier.code} grouped />}>
        <div className={styles.stack}>
          <IdentifierProgress identifier={identifier} />
          <IdentifierFacts identifier={identifier} />
        </div>
      </Panel>
      <QualityPanel records={story.records} />
      <div className={styles.columns}>
        <Panel title={say(texts.timeline)}>
          <EventTimeline events={identifier.events} />
        </Panel>
        <Panel title={say(texts.scans)}>
          <div className={styles.scrolled} tabIndex={0} role="group" aria-label={say(texts.scans)}>
            <Scans scans={identifier.scan_list} />
          </div>
        </Panel>
        <DocumentPanel documents={story.documents} />
        <Panel title={say(texts.tree.title)}>
          <PackingTree answer={answer} />
        </Panel>
        <Panel title={say(texts.batch.title)}>
          {answer.batch ? (
            <BatchFacts batch={answer.batch} />
          ) : (
            <p className={styles.none}>{say(texts.batch.none)}</p>
          )}
        </Panel>
        <Panel title={say(materialUiTexts.origins)}>
          <OriginTable origins={answer.materials} />
        </Panel>
        <Panel title={say(texts.warranty.title)}>
          <WarrantyFacts warranty={answer.warranty} />
        </Panel>
        <RepairPanel repairs={story.repairs} />
        <Panel title={say(texts.incidents.title)}>
          <IncidentList incidents={answer.incidents} />
        </Panel>
        <FindingPanel reports={story.reports} findings={story.findings} />
        <Panel title={say(texts.files.title)}>
          <FileList files={answer.files} />
        </Panel>
        <Panel title={say(texts.security.title)}>
          {answer.security_pack ? (
            <CodeText code={answer.security_pack} />
          ) : (
            <p className={styles.none}>{say(texts.security.none)}</p>
          )}
        </Panel>
      </div>
      <ScanPlaces places={story.places} />
      <SealPanel id={identifier.id} seals={story.seals} />
    </div>
  );
}
