import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { randomKey } from '#browser/random-key.ts';
import { beep } from '#browser/beep.ts';
import type { ScanResult } from './ScanBand.tsx';
import { scannerTexts } from './texts.ts';

type Scan = { codes: string[]; key: string };
/** Sends one scan; says what it came to, or throws what the server refused. */
export type SendScan = (
  codes: string[],
  options: { quiet: true; idempotencyKey: string },
) => Promise<string>;

const patience = 3_000;
const listed = 5;

/**
 * Sends scans one after another, in their order, while the next are already read. What a bad network held back is
 * sent again until it is through; what the server refuses is told and does not stop the next.
 */
export function useScans(send: SendScan) {
  const [result, setResult] = useState<ScanResult | null>(null);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef<Scan[]>([]);
  const isRunning = useRef(false);
  const isGone = useRef(false);
  const sender = useRef(send);
  useEffect(() => {
    sender.current = send;
  }, [send]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    while (queue.current.length > 0 && !isGone.current) {
      const { codes, key } = queue.current[0]!;
      setResult({
        tone: 'busy',
        text: sayNow(scannerTexts.sending, { code: codes[0]! }),
      });
      try {
        const text = await sender.current(codes, { quiet: true, idempotencyKey: key });
        setResult({ tone: 'good', text });
        beep('good');
      } catch (failure) {
        if (!(failure instanceof ApiError)) {
          isRunning.current = false;
          throw failure;
        }
        if (failure.code < 0) {
          setResult({
            tone: 'bad',
            text: sayNow(scannerTexts.offline, { n: queue.current.length }),
          });
          beep('bad');
          await new Promise((resolve) => void setTimeout(resolve, patience));
          continue;
        }
        setResult(refusal(failure));
        beep('bad');
      }
      queue.current = queue.current.slice(1);
      setWaiting(queue.current.length);
    }
    isRunning.current = false;
  }, []);

  const scan = useCallback(
    (codes: string[]) => {
      queue.current = [...queue.current, { codes, key: randomKey() }];
      setWaiting(queue.current.length);
      void run();
    },
    [run],
  );
  const tell = useCallback((next: ScanResult) => {
    setResult(next);
    beep(next.tone === 'bad' ? 'bad' : 'good');
  }, []);
  return { scan, result, waiting, tell };
}

/** One culprit is told by its own reason, several by the sum and the first few. */
function refusal({ msg, errors }: ApiError): ScanResult {
  if (errors.length === 0) return { tone: 'bad', text: msg };
  if (errors.length === 1) return { tone: 'bad', text: errors[0]!.msg };
  return { tone: 'bad', text: msg, details: errors.slice(0, listed).map((one) => one.msg) };
}
