import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import {
  nonconformanceCalls,
  type Recallable,
} from '#contract/features/trace/nonconformances/contract.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import { moves, nameOf } from './moves.ts';
import { NonconformanceRecord } from './NonconformanceRecord.tsx';
import { RecallDialog } from './RecallDialog.tsx';
import { nonconformancesPageTexts as texts } from './texts.ts';
import { AssignDialog } from './WorkDialogs.tsx';

const width = 680;

/** One finding with its history, and what can be done about it. */
export function NonconformanceDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const [isAssigning, setAssigning] = useState(false);
  const [recalled, setRecalled] = useState<Recallable | null>(null);
  const query = useQuery({
    queryKey: ['nonconformance', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(nonconformanceCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const found = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, found, nameOf);
  const mayAssign = found?.state === 'acting' && can({ has: nonconformanceCalls.assign.allow });
  return (
    <>
      <RecordDrawer
        query={query}
        one={nonconformanceTexts.one}
        title={found ? say(texts.title, { code: found.code }) : say(nonconformanceTexts.one)}
        width={width}
        closeLabel={texts.close}
        onClose={onClose}
        actions={
          (buttons || mayAssign) && (
            <>
              {buttons}
              {mayAssign && <Button onClick={() => setAssigning(true)}>{say(texts.assign)}</Button>}
            </>
          )
        }
      >
        {(one) => <NonconformanceRecord found={one} onRecall={setRecalled} />}
      </RecordDrawer>
      {dialogs}
      {isAssigning && found && (
        <AssignDialog rows={[found]} names={found.code} onClose={() => setAssigning(false)} />
      )}
      {recalled && <RecallDialog of={recalled} onClose={() => setRecalled(null)} />}
    </>
  );
}
