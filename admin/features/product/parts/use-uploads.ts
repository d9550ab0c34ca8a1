import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { partLimits } from '#contract/features/product/parts/contract.ts';
import { pictureTexts } from './texts.ts';
import { refusePicture, uploadPicture } from './upload-picture.ts';

export type Upload = { key: number; file: File; percent: number; problem: string | null };

/** Why files were not taken, and which. */
type Refused = { why: string; names: readonly string[] };

let lastKey = 0;

/** Uploads files one after the other; each that arrives is given to `onDone`. */
export function useUploads(onDone: (url: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const queue = useRef<Upload[]>([]);
  const current = useRef<{ key: number; stop: AbortController } | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // Gone with the form: nothing goes on behind its back.
  useEffect(() => () => current.current?.stop.abort(), []);

  const change = (key: number, next: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const drop = (key: number) => setUploads((now) => now.filter((one) => one.key !== key));

  const work = async () => {
    if (current.current) return;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key, file } = next;
      const stop = new AbortController();
      current.current = { key, stop };
      try {
        const onProgress = (percent: number) => change(key, { percent });
        const url = await uploadPicture(file, { signal: stop.signal, onProgress });
        drop(key);
        done.current(url);
      } catch (failure) {
        if (failure instanceof ApiError)
          change(key, { problem: failure.msg || sayNow(pictureTexts.failed) });
      }
    }
    current.current = null;
  };

  return {
    uploads,
    refusal,
    forgive: () => setRefusal(null),
    isBusy: uploads.some(({ problem }) => problem === null),
    add: (files: readonly File[], room: number) => {
      const right = files.filter((file) => refusePicture(file) === null);
      const wrong = files.filter((file) => refusePicture(file) !== null);
      const tooMany = right.slice(room);
      const nameOf = ({ name }: File) => name;
      if (wrong[0]) setRefusal({ why: refusePicture(wrong[0])!, names: wrong.map(nameOf) });
      else if (tooMany.length > 0)
        setRefusal({
          why: sayNow(pictureTexts.tooMany, { n: partLimits.images }),
          names: tooMany.map(nameOf),
        });
      else setRefusal(null);
      const taken = right
        .slice(0, room)
        .map((file): Upload => ({ key: ++lastKey, file, percent: 0, problem: null }));
      queue.current.push(...taken);
      setUploads((now) => [...now, ...taken]);
      void work();
    },
    remove: (key: number) => {
      queue.current = queue.current.filter((one) => one.key !== key);
      if (current.current?.key === key) current.current.stop.abort();
      drop(key);
    },
  };
}
