import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { warrantyCalls } from '#contract/features/sale/warranties/contract.ts';
import { warranties } from '#contract/features/sale/warranties/feature.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { moves, nameOf } from './moves.ts';
import { WarrantyRecord } from './WarrantyRecord.tsx';
import { warrantiesPageTexts as texts } from './texts.ts';

const width = 640;

/** One warranty with its terms and history, and what can be done with it. */
export function WarrantyDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['warranty', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(warrantyCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const warranty = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, warranty, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        page={recordPath(warranties.pages[0]!.path, id)}
        one={warrantyTexts.one}
        title={warranty ? say(texts.title, { code: warranty.code }) : say(warrantyTexts.one)}
        width={width}
        closeLabel={texts.close}
        onClose={onClose}
        actions={buttons}
      >
        {(found) => <WarrantyRecord warranty={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}
