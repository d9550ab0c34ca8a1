import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { AppealList } from '#admin/ui/incidents/AppealList.tsx';
import { foundWords, ruleWords } from '#admin/ui/incidents/findings.ts';
import { IncidentStateDot, ProvinceText } from '#admin/ui/incidents/IncidentCells.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import {
  dealerIncidentCalls,
  type DealerIncidentInfo,
} from '#contract/features/dealer/incidents/contract.ts';
import { dealerIncidentTexts } from '#contract/features/dealer/incidents/texts.ts';
import { incidentKindTexts, isRule } from '#contract/features/risk/incidents/kinds.ts';
import { AppealForm } from './AppealForm.tsx';
import { dealerIncidentsTexts as texts } from './texts.ts';
import styles from './incidents.module.css';

const { fields } = dealerIncidentTexts;

/** One incident: what was found, what the dealer said, and what was answered. */
export function IncidentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const [isAppealing, setAppealing] = useState(false);
  const query = useQuery({
    queryKey: ['incident', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(dealerIncidentCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const incident = query.data;
  const mayAppeal = incident?.can_appeal && can({ has: dealerIncidentCalls.appeal.allow });
  return (
    <>
      <RecordDrawer
        query={query}
        one={dealerIncidentTexts.one}
        title={incident ? say(incidentKindTexts[incident.kind]) : say(dealerIncidentTexts.one)}
        width={640}
        onClose={onClose}
        actions={
          mayAppeal && (
            <Button type="primary" size="large" block onClick={() => setAppealing(true)}>
              {say(texts.appeal)}
            </Button>
          )
        }
      >
        {(found) => <Record incident={found} />}
      </RecordDrawer>
      {isAppealing && <AppealForm id={id} onClose={() => setAppealing(false)} />}
    </>
  );
}

function Record({ incident }: { incident: DealerIncidentInfo }) {
  const say = useSay();
  const found = foundWords(incident, say);
  const words = ruleWords(incident, say);
  const { identifier_code: code, batch_code: batch } = incident;
  return (
    <RecordParts>
      <section className={styles.found}>
        <IncidentStateDot state={incident.state} />
        {found && <strong>{found}</strong>}
        <p>{isRule(incident.kind) ? say(texts.rule, { words }) : words}</p>
      </section>
      <Facts>
        <Fact label={fields.code}>
          <CodeText code={incident.code} />
        </Fact>
        <Fact label={fields.hits}>{incident.hits}</Fact>
        {code && (
          <Fact label={fields.identifier_code} wide>
            <CodeText code={code} grouped />
          </Fact>
        )}
        {incident.part_name && <Fact label={fields.part_name}>{incident.part_name}</Fact>}
        {batch && <Fact label={fields.batch_code}>{batch}</Fact>}
        {(incident.province > 0 || incident.detail.country) && (
          <Fact label={fields.province}>
            <ProvinceText {...incident} />
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
        <Fact label={fields.first_time}>
          <DateTime at={incident.first_time} />
        </Fact>
        <Fact label={fields.last_time}>
          <DateTime at={incident.last_time} />
        </Fact>
      </Facts>
      {incident.appeals.length > 0 && (
        <section>
          <h3>{say(texts.appeals)}</h3>
          <AppealList
            appeals={incident.appeals}
            code={incident.code}
            reload={async () =>
              (await api(dealerIncidentCalls.info, { id: incident.id })).data.appeals
            }
          />
        </section>
      )}
    </RecordParts>
  );
}
