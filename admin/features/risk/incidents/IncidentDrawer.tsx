import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { appealTexts } from '#contract/features/risk/incidents/appeals.ts';
import { incidentCalls } from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { IncidentRecord } from './IncidentRecord.tsx';
import { moves, nameOf } from './moves.ts';
import { incidentsPageTexts as texts } from './texts.ts';

const width = 640;

/** One incident with its evidence, and what can be done about it. */
export function IncidentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const query = useQuery({
    queryKey: ['incident', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(incidentCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const incident = query.data;
  const [answer, setAnswer] = useState<'accept' | 'reject' | null>(null);
  const { buttons, dialogs } = useMoveButtons(moves, incident, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        one={incidentTexts.one}
        title={incident ? say(riskTexts.kinds[incident.kind]) : say(incidentTexts.one)}
        width={width}
        closeLabel={texts.close}
        onClose={onClose}
        actions={
          incident?.is_appealed && can({ has: incidentCalls.answerAppeal.allow }) ? (
            <>
              <Button type="primary" onClick={() => setAnswer('accept')}>
                {say(appealTexts.accept)}
              </Button>
              <Button onClick={() => setAnswer('reject')}>{say(appealTexts.reject)}</Button>
            </>
          ) : (
            buttons
          )
        }
      >
        {(found) => <IncidentRecord incident={found} />}
      </RecordDrawer>
      {dialogs}
      {answer && <AnswerDialog id={id} answer={answer} onClose={() => setAnswer(null)} />}
    </>
  );
}
