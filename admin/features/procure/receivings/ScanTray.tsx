import { Alert, Form, Select } from 'antd';
import { useId, useState } from 'react';
import { ApiError, api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { useFieldValue, useFormScope } from '#admin/ui/form/form-scope.ts';
import { FormScanBand } from '#admin/ui/scanner/FormScanBand.tsx';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { scannerTexts } from '#admin/ui/scanner/texts.ts';
import { useScans } from '#admin/ui/scanner/use-scans.ts';
import { codes as answers } from '#contract/envelope.ts';
import { receivingCalls, receivingLimits } from '#contract/features/procure/receivings/contract.ts';
import { comma } from '#contract/text.ts';
import { codesOf, type FormLine } from './form-lines.ts';
import { receivingPageTexts } from './texts.ts';
import { sortCodes } from './sort-codes.ts';
import { useExpected } from './use-expected.ts';
import styles from './receivings.module.css';

const texts = receivingPageTexts.tray;

/** Takes what a scanner reads and puts it on the line where it belongs; what does not belong here is named. */
export function ScanTray({ names }: { names: ReadonlyMap<number, string> }) {
  const say = useSay();
  const id = useId();
  const form = Form.useFormInstance();
  const { changed } = useFormScope();
  const supplier = useFieldValue('supplier_id');
  const order = useFieldValue('order_id');
  const lines = (useFieldValue('lines') as (FormLine | undefined)[] | undefined) ?? [];
  const expected = useExpected();
  const nameOf = (part: number) =>
    names.get(part) ?? expected?.lines.find((line) => line.part_id === part)?.part_name;
  const [chosen, setChosen] = useState(0);
  const [stopped, setStopped] = useState<readonly number[]>([]);
  const target = Math.min(chosen, Math.max(lines.length - 1, 0));
  const hasSupplier = typeof supplier === 'number';

  const { scan, result, waiting, tell } = useScans(async (codes, { quiet }) => {
    const { data: checked } = await api(
      receivingCalls.check,
      { supplier_id: supplier, codes },
      { quiet },
    );
    const before = (form.getFieldValue('lines') as FormLine[] | undefined) ?? [];
    const sorted = sortCodes(before, checked, {
      target,
      mayAdd: typeof order !== 'number',
    });
    form.setFieldValue('lines', sorted.lines);
    changed();
    if (sorted.stopped.length > 0) setStopped([...new Set([...stopped, ...sorted.stopped])]);
    if (sorted.refused.length > 0)
      throw new ApiError({
        code: answers.conflict,
        msg: sayNow(texts.some, { n: sorted.refused.length }),
        errors: sorted.refused.map((msg) => ({ field: 'codes', msg })),
      });
    return sorted.said;
  });
  const take = (codes: string[]) => {
    for (let at = 0; at < codes.length; at += receivingLimits.scanned)
      scan(codes.slice(at, at + receivingLimits.scanned));
  };
  return (
    <div className={styles.tray}>
      <div className={styles.target}>
        <label htmlFor={id}>{say(texts.target)}</label>
        <Select
          id={id}
          size="large"
          value={lines.length > 0 ? target : undefined}
          onChange={setChosen}
          options={lines.map((line, at) => ({
            value: at,
            label: [
              say(texts.line, { n: at + 1 }),
              // On a phone the name is cut, not the count.
              say(receivingPageTexts.serials.count, { n: codesOf(line).length }),
              nameOf(line?.part_id ?? 0),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      </div>
      <ScanField
        onScan={take}
        disabled={!hasSupplier}
        isOneALine
        hint={hasSupplier ? scannerTexts.lines : texts.first}
        onUnreadable={() => tell({ tone: 'bad', text: say(scannerTexts.unreadable) })}
      />
      {hasSupplier && <FormScanBand result={result} waiting={waiting} />}
      {stopped.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={say(texts.stopped, { lines: stopped.map((at) => at + 1).join(say(comma)) })}
        />
      )}
    </div>
  );
}
