import { useRef, useState } from 'react';
import { ApiError, type FileCall } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { downloadFile } from '../download.ts';
import { listTexts } from '../texts.ts';

/** One export at a time: how much of it has come, and how to stop it. */
export function useExport(call: FileCall) {
  const say = useSay();
  const [bytes, setBytes] = useState<number | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const start = async (query: Record<string, unknown>): Promise<boolean> => {
    if (underWay.current) return false;
    const own = new AbortController();
    underWay.current = own;
    setBytes(0);
    try {
      const options = { signal: own.signal, onProgress: setBytes };
      const name = await downloadFile(call, query, options);
      toast.success(say(listTexts.export.done, { name }));
      return true;
    } catch (failure) {
      if (!own.signal.aborted && !(failure instanceof ApiError)) throw failure;
      return false;
    } finally {
      underWay.current = null;
      setBytes(null);
    }
  };
  return { bytes, start, stop: () => underWay.current?.abort() };
}
