import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { repairCalls } from '#contract/features/sale/repairs/contract.ts';
import { repairs } from '#contract/features/sale/repairs/feature.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { moves, nameOf } from './moves.ts';
import { RepairRecord } from './RepairRecord.tsx';
import { repairsPageTexts as texts } from './texts.ts';

const width = 640;

/** One repair with its photos and how it went, and what can be done next. */
export function RepairDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['repair', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(repairCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const repair = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, repair, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        page={recordPath(repairs.pages[0]!.path, id)}
        one={repairTexts.one}
        title={repair ? say(texts.title, { code: repair.code }) : say(repairTexts.one)}
        width={width}
        closeLabel={texts.close}
        onClose={onClose}
        actions={buttons}
      >
        {(found) => <RepairRecord repair={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}
