import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { repairCalls } from '#contract/features/sale/repairs/contract.ts';
import { repairMoves } from '#contract/features/sale/repairs/moves.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import type { Ask } from './moves.ts';
import { RepairRecord } from './RepairRecord.tsx';
import { repairsPageTexts as texts } from './texts.ts';
import { movesFrom } from '#contract/moves.ts';

const width = 640;

type RepairDrawerProps = { id: number; onAsk: Ask; onClose: () => void };

/** One repair with its photos and how it went, and what can be done next. */
export function RepairDrawer({ id, onAsk, onClose }: RepairDrawerProps) {
  const say = useSay();
  const can = useCan();
  const query = useQuery({
    queryKey: ['repair', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(repairCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const repair = query.data;
  const moves = repair
    ? movesFrom(repairMoves, repair.state).filter((move) => can({ has: repairCalls[move].allow }))
    : [];
  return (
    <RecordDrawer
      query={query}
      one={repairTexts.one}
      title={repair ? say(texts.title, { code: repair.code }) : say(repairTexts.one)}
      width={width}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        repair &&
        moves.length > 0 && (
          <>
            {moves.map((move, at) => (
              <Button
                key={move}
                type={at === 0 ? 'primary' : 'default'}
                danger={move === 'reject'}
                onClick={() => onAsk(move, repair)}
              >
                {say(repairMoves.moves[move].label)}
              </Button>
            ))}
          </>
        )
      }
    >
      {(found) => <RepairRecord repair={found} />}
    </RecordDrawer>
  );
}
