import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { BomStateDot } from '#admin/ui/show/RecordStates.tsx';
import { bomCalls, type BomInfo } from '#contract/features/product/boms/contract.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { moves, nameOf } from './actions.ts';
import { CompareTab } from './CompareTab.tsx';
import { StructureTab } from './StructureTab.tsx';
import { bomPageTexts as texts } from './texts.ts';
import { WhereUsedTable } from './WhereUsedTable.tsx';
import styles from './boms.module.css';

const width = 960;
const { fields } = bomTexts;

/** One bill: its structure with quantities, what its product is used in, and how it differs from other versions. */
export function BomDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['bom', spokenKey, 'info', id],
    queryFn: async ({ signal }) => (await api(bomCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const bom = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, bom, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        one={bomTexts.one}
        title={
          bom
            ? say(texts.title, {
                name: bom.part_name,
                version: say(bomTexts.versionNo, { n: bom.version_no }),
              })
            : say(bomTexts.one)
        }
        width={width}
        actions={buttons}
        onClose={onClose}
      >
        {(found) => <BomRecord bom={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}

function BomRecord({ bom }: { bom: BomInfo }) {
  const say = useSay();
  return (
    <RecordParts>
      <Facts>
        <Fact label={fields.code}>{bom.code}</Fact>
        <Fact label={fields.state}>
          <BomStateDot state={bom.state} />
        </Fact>
        <Fact label={fields.part_code}>{bom.part_code}</Fact>
        <Fact label={fields.release_time}>
          {bom.release_time && <DateTime at={bom.release_time} />}
        </Fact>
        {bom.remark && (
          <Fact label={fields.remark} wide>
            {bom.remark}
          </Fact>
        )}
      </Facts>
      <Tabs
        className={styles.tabs}
        items={[
          {
            key: 'structure',
            label: say(texts.tabs.structure),
            children: <StructureTab bom={bom} />,
          },
          {
            key: 'compare',
            label: say(texts.tabs.compare),
            children: <CompareTab bom={bom} />,
          },
          {
            key: 'used',
            label: say(texts.tabs.used),
            children: <WhereUsedTable part={{ id: bom.part_id, name: bom.part_name }} />,
          },
        ]}
      />
    </RecordParts>
  );
}
