import { Button } from 'antd';
import { useRef, useState } from 'react';
import { ApiError, type FileCall } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { downloadFile, showBytes } from './download.ts';
import { listTexts } from './texts.ts';
import styles from './data-page.module.css';

const texts = listTexts.export;

type ExportButtonProps = { call: FileCall; query: Record<string, unknown> };

/** Exports what the filters leave, in the order of now; shows how much has come, and can be cancelled. */
export function ExportButton({ call, query }: ExportButtonProps) {
  const say = useSay();
  const [bytes, setBytes] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  const start = async () => {
    if (stop.current) return;
    const own = new AbortController();
    stop.current = own;
    setBytes(0);
    try {
      const options = { signal: own.signal, onProgress: setBytes };
      const name = await downloadFile(call, query, options);
      toast.success(say(texts.done, { name }));
    } catch (failure) {
      if (!own.signal.aborted && !(failure instanceof ApiError)) throw failure;
    } finally {
      stop.current = null;
      setBytes(null);
    }
  };
  const isIdle = bytes === null;
  // One button throughout, so that the focus stays; the second half of a double click is no wish to cancel.
  const press = (clicks: number) => {
    if (isIdle) void start();
    else if (clicks < 2) stop.current?.abort();
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
