import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { AppealList } from '#admin/ui/incidents/AppealList.tsx';
import { DealerScore, useScoreWords } from '#admin/ui/incidents/DealerScore.tsx';
import { foundWords, ruleWords } from '#admin/ui/incidents/findings.ts';
import { IncidentStateDot, ProvinceText, SeverityDot } from '#admin/ui/incidents/IncidentCells.tsx';
import { Nonconformances } from '#admin/ui/nonconformances/Nonconformances.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import { Photos } from '#admin/ui/show/Photos.tsx';
import { RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { ScanList } from '#admin/ui/show/ScanList.tsx';
import { appealTexts } from '#contract/features/risk/incidents/appeals.ts';
import { incidentCalls, type IncidentInfo } from '#contract/features/risk/incidents/contract.ts';
import { isRule } from '#contract/features/risk/incidents/kinds.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { Comments } from './Comments.tsx';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { History } from './History.tsx';
import { incidentsPageTexts as texts } from './texts.ts';
import styles from './incidents.module.css';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { parts } from '#contract/features/product/parts/feature.ts';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';

const { fields } = incidentTexts;

/** One incident: the rule, the finding, its subject and the related scans. */
export function IncidentRecord({ incident }: { incident: IncidentInfo }) {
  const say = useSay();
  const reachable = useReachable();
  const found = foundWords(incident, say);
  const words = ruleWords(incident, say);
  const { scans, hits } = incident;
  return (
    <RecordParts>
      <section className={styles.rule} data-severity={incident.severity}>
        <div className={styles.states}>
          <SeverityDot severity={incident.severity} />
          <IncidentStateDot state={incident.state} />
        </div>
        {found && <p className={styles.found}>{found}</p>}
        <p>{isRule(incident.kind) ? say(texts.rule, { words }) : words}</p>
        {isRule(incident.kind) && reachable.has('/sale/risk') && (
          <Link to={`/sale/risk?kind=${incident.kind}`}>{say(texts.toRule)}</Link>
        )}
      </section>
      {incident.appeals.length > 0 && (
        <section>
          <h3>{say(appealTexts.title)}</h3>
          <AppealList
            appeals={incident.appeals}
            code={incident.code}
            reload={async () => (await api(incidentCalls.info, { id: incident.id })).data.appeals}
          />
        </section>
      )}
      <IncidentFacts incident={incident} />
      {incident.reports.length > 0 && <Reports incident={incident} />}
      <EvidenceFiles incident={incident} />
      <Nonconformances
        subject="incident"
        id={incident.id}
        from={{ source: 'incident', source_id: incident.id }}
      />
      <Comments incident={incident} />
      <History steps={incident.steps} />
      <section>
        <h3>{say(texts.evidence)}</h3>
        {hits > scans.length && scans.length > 0 && (
          <p className={styles.note}>{say(texts.evidenceCut, { n: hits, shown: scans.length })}</p>
        )}
        {scans.length > 0 ? (
          <ScanList scans={scans} />
        ) : (
          <p className={styles.note}>{say(texts.noEvidence)}</p>
        )}
      </section>
    </RecordParts>
  );
}

/** What consumers reported about it. */
function Reports({ incident }: { incident: IncidentInfo }) {
  const say = useSay();
  const reachable = useReachable();
  return (
    <section>
      <h3>{say(fields.reports)}</h3>
      <ul className={styles.comments}>
        {incident.reports.map(({ id, code, shop, content, photos, create_time: time }) => (
          <li key={id}>
            <span className={styles.who}>
              {reachable.has('/sale/report') ? (
                <Link to={`/sale/report?report=${id}`}>{code}</Link>
              ) : (
                code
              )}{' '}
              {shop} <DateTime at={time} />
            </span>
            <p>{content}</p>
            {photos.length > 0 && (
              <Photos
                photos={photos}
                code={code}
                reload={async () =>
                  (await api(incidentCalls.info, { id: incident.id })).data.reports.find(
                    (one) => one.id === id,
                  )?.photos ?? []
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function IncidentFacts({ incident }: { incident: IncidentInfo }) {
  const say = useSay();
  const reachable = useReachable();
  const how = useScoreWords();
  const { identifier_id: identifier, identifier_code: code, batch_code: batch } = incident;
  return (
    <Facts>
      <Fact label={fields.code}>
        <CodeText code={incident.code} />
      </Fact>
      <Fact label={fields.hits}>{incident.hits}</Fact>
      {identifier !== null && (
        <Fact label={fields.identifier_code} wide>
          {reachable.has('/identity/list') ? (
            <Link to={`/identity/list?identifier=${identifier}`}>
              <CodeText code={code} grouped copyable={false} />
            </Link>
          ) : (
            <CodeText code={code} grouped />
          )}
        </Fact>
      )}
      {incident.part_name && (
        <Fact label={fields.part_name}>
          <RecordLink of={parts} id={incident.part_id} name={incident.part_name} />
        </Fact>
      )}
      {batch && (
        <Fact label={fields.batch_code}>
          {reachable.has('/trace/batch') ? (
            <Link to={`/trace/batch?keyword=${encodeURIComponent(batch)}`}>{batch}</Link>
          ) : (
            batch
          )}
        </Fact>
      )}
      <Fact label={fields.assignee_name}>{incident.assignee_name || say(texts.nobody)}</Fact>
      {incident.dealer_id !== null && (
        <Fact label={fields.dealer_name}>
          <RecordLink of={dealers} id={incident.dealer_id} name={incident.dealer_name} />
          {incident.is_dealer_named && <span className={styles.beside}>{say(texts.named)}</span>}
        </Fact>
      )}
      {incident.dealer_score !== null && (
        <Fact label={fields.dealer_score} wide>
          <DealerScore score={incident.dealer_score} />
          <p className={styles.how}>{how}</p>
        </Fact>
      )}
      {incident.penalty !== null && (
        <>
          <Fact label={fields.penalty}>
            <Money cents={incident.penalty} />
          </Fact>
          <Fact label={fields.penalty_note} wide>
            {incident.penalty_note}
          </Fact>
        </>
      )}
      {(incident.province > 0 || incident.detail.country) && (
        <Fact label={fields.province}>
          <ProvinceText {...incident} />
        </Fact>
      )}
      <Fact label={fields.first_time}>
        <DateTime at={incident.first_time} />
      </Fact>
      <Fact label={fields.last_time}>
        <DateTime at={incident.last_time} />
      </Fact>
      {incident.reason && (
        <Fact label={fields.reason} wide>
          {incident.reason}
        </Fact>
      )}
    </Facts>
  );
}
