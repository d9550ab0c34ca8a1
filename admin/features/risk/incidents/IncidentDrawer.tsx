import { useQuery } from '@tanstack/react-query';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { incidentCalls } from '#contract/features/risk/incidents/contract.ts';
import { incidents } from '#contract/features/risk/incidents/feature.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { incidentKindTexts } from '#contract/features/risk/incidents/kinds.ts';
import { IncidentRecord } from './IncidentRecord.tsx';
import { IncidentWork, waitingAppeal } from './IncidentWork.tsx';
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
  const { buttons, dialogs } = useMoveButtons(moves, incident, nameOf);
  const mustAnswer =
    incident && waitingAppeal(incident) && can({ has: incidentCalls.answerAppeal.allow });
  return (
    <>
      <RecordDrawer
        query={query}
        page={recordPath(incidents.pages[0]!.path, id)}
        one={incidentTexts.one}
        title={incident ? say(incidentKindTexts[incident.kind]) : say(incidentTexts.one)}
        width={width}
        closeLabel={texts.close}
        onClose={onClose}
        actions={
          <>
            {!mustAnswer && buttons}
            {incident && <IncidentWork record={incident} />}
          </>
        }
      >
        {(found) => <IncidentRecord incident={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}
