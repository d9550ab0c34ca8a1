import { Switch } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { BigFigures } from '#admin/ui/chart/BigFigures.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { ScanBand } from '#admin/ui/scanner/ScanBand.tsx';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { scannerTexts } from '#admin/ui/scanner/texts.ts';
import { useScans } from '#admin/ui/scanner/use-scans.ts';
import { SideDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { countCalls, type StockCount } from '#contract/features/trace/stock-counts/contract.ts';
import { countTexts } from '#contract/features/trace/stock-counts/texts.ts';
import { moves } from './moves.ts';
import { countsPageTexts as texts } from './texts.ts';
import styles from '#admin/ui/goods/goods.module.css';

/** Counts with a scanner: a box counts all that is in it. */
export function CountBoard({ count, onClose }: { count: StockCount; onClose: () => void }) {
  const say = useSay();
  const [counted, setCounted] = useState(count.counted);
  const [isBack, setBack] = useState(false);
  const { scan, result, waiting, tell } = useScans(async (codes, options) => {
    const call = isBack ? countCalls.unscan : countCalls.scan;
    const { data } = await api(call, { id: count.id, codes }, options);
    setCounted(data.counted);
    void refreshList('stockCount');
    if (isBack) return sayNow(texts.removed, { counted: data.counted });
    return data.added > 0
      ? sayNow(texts.added, { n: data.added, counted: data.counted })
      : sayNow(texts.again, { counted: data.counted });
  });
  const { buttons, dialogs } = useMoveButtons(moves, waiting === 0 ? count : undefined);
  return (
    <>
      <SideDrawer
        title={`${say(texts.scan)} ${count.code}`}
        width={640}
        onClose={onClose}
        actions={buttons}
      >
        <div className={styles.board}>
          <ScanField
            onScan={scan}
            onUnreadable={() => tell({ tone: 'bad', text: say(scannerTexts.unreadable) })}
          />
          <ScanBand result={result} />
          <BigFigures
            label={say(texts.figures)}
            figures={[{ key: 'counted', label: say(countTexts.fields.counted), value: counted }]}
          />
          <label className={styles.bar}>
            {say(texts.takeBack)}
            <Switch checked={isBack} onChange={setBack} />
          </label>
        </div>
      </SideDrawer>
      {dialogs}
    </>
  );
}
