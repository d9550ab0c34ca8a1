import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { beep } from '#browser/beep.ts';
import { ScanBand, type ScanResult } from '#admin/ui/scanner/ScanBand.tsx';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { scannerTexts } from '#admin/ui/scanner/texts.ts';
import { receivePageTexts as texts } from './texts.ts';
import styles from './receive.module.css';

type ScanTrayProps = { onStop: () => void; onConfirm: (codes: string[]) => Promise<void> };

/** Gathers what arrived, and confirms it in one go, so that the sender is told one difference and not fifty. */
export function ScanTray({ onStop, onConfirm }: ScanTrayProps) {
  const say = useSay();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [result, setResult] = useState<ScanResult | null>(null);
  const { isBusy, run } = useCommand('receive');
  const tell = (tone: 'good' | 'bad', text: string) => {
    setResult({ tone, text });
    beep(tone);
  };
  const scan = (scanned: string[]) => {
    const fresh = scanned.filter((code) => !codes.includes(code));
    setCodes([...fresh.toReversed(), ...codes]);
    if (fresh.length > 0) tell('good', say(texts.scanned, { code: fresh.join(', ') }));
    else tell('bad', say(texts.repeated, { code: scanned.join(', ') }));
  };
  return (
    <div className={styles.tray}>
      <ScanField
        onScan={scan}
        onUnreadable={() => tell('bad', say(scannerTexts.unreadable))}
        disabled={isBusy}
      />
      <ScanBand result={result} />
      <strong>{say(texts.tray, { n: codes.length })}</strong>
      {codes.length > 0 && (
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
              <button
                type="button"
                aria-label={say(texts.remove, { code })}
                onClick={() => setCodes(codes.filter((one) => one !== code))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          type="primary"
          size="large"
          block
          disabled={codes.length === 0}
          loading={isBusy}
          onClick={() => void run(() => onConfirm([...codes]))}
        >
          {say(texts.confirm)}
        </Button>
        <Button size="large" block disabled={isBusy} onClick={onStop}>
          {say(texts.stop)}
        </Button>
      </div>
    </div>
  );
}
