import { Button } from 'antd';
import { useState } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { ScanBand } from '#admin/ui/scanner/ScanBand.tsx';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { scannerTexts } from '#admin/ui/scanner/texts.ts';
import { useScans } from '#admin/ui/scanner/use-scans.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { codes as answers } from '#contract/envelope.ts';
import { receiveCalls } from '#contract/features/dealer/receive/contract.ts';
import type { Text } from '#contract/text.ts';
import { receivePageTexts as texts } from './texts.ts';
import styles from './receive.module.css';

type ScanTrayProps = {
  shipmentId: number;
  onStop: () => void;
  onConfirm: (codes: string[]) => Promise<void>;
};

const refuse = (text: Text, scanned: readonly string[]) =>
  new ApiError({
    code: answers.conflict,
    msg: sayNow(text, { code: scanned.join(', ') }),
    data: null,
  });

/**
 * Gathers what arrived, and confirms it in one go, so that the sender is told one difference and not fifty. Only what is
 * on its way in this delivery is taken.
 */
export function ScanTray({ shipmentId, onStop, onConfirm }: ScanTrayProps) {
  const say = useSay();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { isBusy, run } = useCommand('receive');
  const { scan, result, waiting, tell } = useScans(async (scanned, { quiet }) => {
    const fresh = scanned.filter((code) => !codes.includes(code));
    if (fresh.length === 0) throw refuse(texts.repeated, scanned);
    const asked = { shipment_id: shipmentId, codes: fresh };
    const { data } = await api(receiveCalls.check, asked, { quiet });
    if (data.units === 0) throw refuse(texts.here, fresh);
    setCodes((before) => [...new Set([...fresh.toReversed(), ...before])]);
    return sayNow(texts.scanned, { code: fresh.join(', ') });
  });
  return (
    <div className={styles.tray}>
      <ScanField
        onScan={scan}
        onUnreadable={() => tell({ tone: 'bad', text: say(scannerTexts.unreadable) })}
        disabled={isBusy}
      />
      <ScanBand result={result} />
      <strong>{say(texts.tray, { n: codes.length })}</strong>
      {codes.length > 0 && (
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <CodeText code={code} copyable={false} />
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
          disabled={codes.length === 0 || waiting > 0}
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
