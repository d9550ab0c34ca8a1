import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { appealTexts } from '#contract/features/risk/incidents/appeals.ts';
import { incidentCalls, type IncidentInfo } from '#contract/features/risk/incidents/contract.ts';
import { isUnsettled } from '#contract/features/risk/incidents/moves.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { incidentsPageTexts as texts } from './texts.ts';
import { AssignDialog, DealerDialog } from './WorkDialogs.tsx';

/** The appeal of an incident that waits for an answer: it comes before anything else. */
export const waitingAppeal = ({ appeals }: IncidentInfo) =>
  appeals.find(({ state }) => state === 'waiting');

/** What is done about an open incident beside its moves: an answer to its dealer, or who handles and who caused it. */
export function IncidentWork({ record: incident }: { record: IncidentInfo }) {
  const say = useSay();
  const can = useCan();
  const [work, setWork] = useState<'assign' | 'dealer' | null>(null);
  const [answer, setAnswer] = useState<{ with: 'accept' | 'reject'; to: number } | null>(null);
  const waiting = waitingAppeal(incident);
  const mayWork = isUnsettled(incident.state) && can({ has: incidentCalls.assign.allow });
  const mayNameDealer =
    incident.state !== 'penalised' &&
    incident.appeals.length === 0 &&
    (incident.dealer_id === null || incident.is_dealer_named);
  const Dialog = work === 'assign' ? AssignDialog : DealerDialog;
  return (
    <>
      {waiting && can({ has: incidentCalls.answerAppeal.allow }) ? (
        <>
          <Button type="primary" onClick={() => setAnswer({ with: 'accept', to: waiting.id })}>
            {say(appealTexts.accept)}
          </Button>
          <Button onClick={() => setAnswer({ with: 'reject', to: waiting.id })}>
            {say(appealTexts.reject)}
          </Button>
        </>
      ) : (
        mayWork && (
          <>
            <Button onClick={() => setWork('assign')}>{say(texts.assign)}</Button>
            {mayNameDealer && (
              <Button onClick={() => setWork('dealer')}>{say(texts.nameDealer)}</Button>
            )}
          </>
        )
      )}
      {work && <Dialog rows={[incident]} names={incident.code} onClose={() => setWork(null)} />}
      {answer && (
        <AnswerDialog
          id={incident.id}
          appeal={answer.to}
          answer={answer.with}
          onClose={() => setAnswer(null)}
        />
      )}
    </>
  );
}
