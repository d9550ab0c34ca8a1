import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { RemotePicker } from '#admin/ui/form/RemotePicker.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { RecordParts, SideDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { partCalls } from '#contract/features/product/parts/contract.ts';
import { bomPageTexts } from './texts.ts';
import { WhereUsedTable } from './WhereUsedTable.tsx';
import styles from './boms.module.css';

const texts = bomPageTexts.used;
type WhereUsedDrawerProps = {
  /** The part, once it is chosen. */
  id: number | null;
  onPick: (id: number) => void;
  onClose: () => void;
};

/** Which products use a part. */
export function WhereUsedDrawer({ id, onPick, onClose }: WhereUsedDrawerProps) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['part', 'info', id],
    queryFn: async ({ signal }) =>
      (await api(partCalls.info, { id: id! }, { signal, quiet: true })).data,
    enabled: id !== null,
  });
  const chosen = id === null ? null : (query.data ?? null);
  return (
    <SideDrawer title={say(texts.title)} width={820} onClose={onClose}>
      <RecordParts>
        <RemotePicker
          label={texts.part}
          source={partSource}
          row={chosen as never}
          onPick={(row) => row && onPick(row.id)}
        />
        {id === null ? (
          <p className={styles.note}>{say(texts.choose)}</p>
        ) : (
          <WhereUsedTable key={id} part={{ id, name: chosen?.name ?? '' }} />
        )}
      </RecordParts>
    </SideDrawer>
  );
}
