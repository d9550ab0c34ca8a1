import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { AppealList } from '#admin/ui/incidents/AppealList.tsx';
import { foundWords, ruleWords } from '#admin/ui/incidents/findings.ts';
import { IncidentStateDot, ProvinceText, SeverityDot } from '#admin/ui/incidents/IncidentCells.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { ScanList } from '#admin/ui/show/ScanList.tsx';
import { appealTexts } from '#contract/features/risk/incidents/appeals.ts';
import { incidentCalls, type IncidentInfo } from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { incidentsPageTexts as texts } from './texts.ts';
import styles from './incidents.module.css';

const { fields } = incidentTexts;

/** One incident: the rule, the finding, its subject and the related scans. */
export function IncidentRecord({ incident }: { incident: IncidentInfo }) {
  const say = useSay();
  const reachable = useReachable();
  const found = foundWords(incident, say);
  const { scans, hits } = incident;
  return (
    <RecordParts>
      <section className={styles.rule} data-severity={incident.severity}>
        <div className={styles.states}>
          <SeverityDot severity={incident.severity} />
          <IncidentStateDot state={incident.state} />
        </div>
        {found && <p className={styles.found}>{found}</p>}
        <p>{say(texts.rule, { words: ruleWords(incident, say) })}</p>
        {reachable.has('/sale/risk') && (
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

function IncidentFacts({ incident }: { incident: IncidentInfo }) {
  const reachable = useReachable();
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
      {incident.part_name && <Fact label={fields.part_name}>{incident.part_name}</Fact>}
      {batch && (
        <Fact label={fields.batch_code}>
          {reachable.has('/trace/batch') ? (
            <Link to={`/trace/batch?keyword=${encodeURIComponent(batch)}`}>{batch}</Link>
          ) : (
            batch
          )}
        </Fact>
      )}
      {incident.dealer_name && <Fact label={fields.dealer_name}>{incident.dealer_name}</Fact>}
      {incident.province > 0 && (
        <Fact label={fields.province}>
          <ProvinceText province={incident.province} />
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
