import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { incidentCalls } from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { IncidentRecord } from './IncidentRecord.tsx';
import type { Ask } from './moves.ts';
import { incidentsPageTexts as texts } from './texts.ts';
import { incidentMoves } from '#contract/features/risk/incidents/moves.ts';
import { movesFrom } from '#contract/moves.ts';

const width = 640;

/** One incident with its evidence, and what can be done about it. */
export function IncidentDrawer({
  id,
  onAsk,
  onClose,
}: {
  id: number;
  onAsk: Ask;
  onClose: () => void;
}) {
  const say = useSay();
  const can = useCan();
  const query = useQuery({
    queryKey: ['incident', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(incidentCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const incident = query.data;
  const moves = incident
    ? movesFrom(incidentMoves, incident.state).filter((move) =>
        can({ has: incidentCalls[move].allow }),
      )
    : [];
  return (
    <RecordDrawer
      query={query}
      one={incidentTexts.one}
      title={incident ? say(riskTexts.kinds[incident.kind]) : say(incidentTexts.one)}
      width={width}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        incident &&
        moves.length > 0 && (
          <>
            {moves.map((move, at) => (
              <Button
                key={move}
                type={at === 0 ? 'primary' : 'default'}
                onClick={() => onAsk(move, [incident])}
              >
                {say(incidentMoves.moves[move].label)}
              </Button>
            ))}
          </>
        )
      }
    >
      {(found) => <IncidentRecord incident={found} />}
    </RecordDrawer>
  );
}
