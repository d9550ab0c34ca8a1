import { Button } from 'antd';
import type { FileCall } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { showBytes } from './download.ts';
import { useExport } from './export/use-export.ts';
import { listTexts } from './texts.ts';
import styles from './data-page.module.css';

const texts = listTexts.export;

type ExportButtonProps = { call: FileCall; query: Record<string, unknown> };

/** Exports what the filters leave, in the order of now; shows how much has come, and can be cancelled. */
export function ExportButton({ call, query }: ExportButtonProps) {
  const say = useSay();
  const { bytes, start, stop } = useExport(call);
  const isIdle = bytes === null;
  // One button throughout, so that the focus stays; the second half of a double click is no wish to cancel.
  const press = (clicks: number) => {
    if (isIdle) void start(query);
    else if (clicks < 2) stop();
  };
  return (
    <span className={styles.exporting}>
      {!isIdle && (
        <span role="status">
          {bytes === 0 ? say(texts.preparing) : say(texts.received, { size: showBytes(bytes) })}
        </span>
      )}
      <Button onClick={({ detail }) => press(detail)}>
        {say(isIdle ? texts.start : texts.cancel)}
      </Button>
    </span>
  );
}
