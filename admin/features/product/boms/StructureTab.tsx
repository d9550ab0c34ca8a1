import { Button, InputNumber, Segmented } from 'antd';
import { useId, useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { csvOf } from '#admin/ui/list/csv.ts';
import { downloadFile, saveBlob } from '#admin/ui/list/download.ts';
import {
  bomCalls,
  type BomExplosion,
  type BomInfo,
} from '#contract/features/product/boms/contract.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { positiveQuantity } from '#contract/validation.ts';
import { PartTotals } from './PartTotals.tsx';
import { StructureTree } from './StructureTree.tsx';
import { bomPageTexts } from './texts.ts';
import styles from './boms.module.css';

const texts = bomPageTexts.structure;
const { fields } = bomTexts;
type View = 'tree' | 'flat';

/** What a quantity takes: as a tree that opens level by level, or summed for each part. */
export function StructureTab({ bom }: { bom: BomInfo }) {
  const say = useSay();
  const label = useId();
  const [typed, setTyped] = useState('1');
  const [view, setView] = useState<View>('tree');
  const quantity = positiveQuantity.safeParse(typed);
  const asked = quantity.success ? quantity.data : '1';
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { data } = await api(bomCalls.explode, { id: bom.id, quantity: asked });
      saveTotals(data, say);
    } catch {
      // The call has told it.
    }
    setSaving(false);
  };
  return (
    <div className={styles.tab}>
      <div className={styles.bar}>
        <span className={styles.asked}>
          <label htmlFor={label}>{say(texts.quantity)}</label>
          <InputNumber<string>
            id={label}
            stringMode
            value={typed}
            status={quantity.success ? '' : 'error'}
            aria-invalid={!quantity.success}
            onChange={(next) => setTyped(next ?? '')}
          />
        </span>
        <Segmented<View>
          aria-label={say(texts.views)}
          value={view}
          options={(['tree', 'flat'] as const).map((value) => ({
            value,
            label: say(texts[value]),
          }))}
          onChange={setView}
        />
        <span className={styles.tools}>
          <Can has={bomCalls.exportLines.allow}>
            <Button
              onClick={() =>
                void downloadFile(bomCalls.exportLines, { id: bom.id }).catch(() => undefined)
              }
            >
              {say(texts.saveLines)}
            </Button>
            <Button loading={isSaving} onClick={() => void save()}>
              {say(texts.save)}
            </Button>
          </Can>
        </span>
      </div>
      {!quantity.success && (
        <p role="alert" className={styles.wrong}>
          {say(texts.wrong)}
        </p>
      )}
      {view === 'tree' ? (
        <StructureTree key={bom.version} bom={bom.id} quantity={asked} />
      ) : (
        <PartTotals bom={bom} quantity={asked} />
      )}
    </div>
  );
}

function saveTotals(exploded: BomExplosion, say: ReturnType<typeof useSay>): void {
  const heads = [
    fields.part_code,
    fields.part_name,
    texts.all,
    fields.unit,
    fields.level,
    texts.source,
  ];
  const rows = exploded.parts.map((part) => [
    part.part_code,
    part.part_name,
    part.quantity,
    part.unit_name,
    part.level,
    say(part.bom_id === null ? texts.bought : texts.made),
  ]);
  const blob = new Blob([csvOf([heads.map((head) => say(head)), ...rows])], {
    type: 'text/csv;charset=utf-8',
  });
  saveBlob(blob, `${exploded.code}-V${exploded.version_no}-${say(texts.file)}.csv`);
}
