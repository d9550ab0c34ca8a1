import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { FormField, type FieldProps } from '#admin/ui/form/FormField.tsx';
import { useShownValue } from '#admin/ui/form/form-scope.ts';
import { CodeTags } from './CodeTags.tsx';
import { FormScanBand } from './FormScanBand.tsx';
import { ScanField } from './ScanField.tsx';
import { scannerTexts } from './texts.ts';
import { useScans, type SendScan } from './use-scans.ts';
import styles from './scanner.module.css';

const none: string[] = [];

type Checking = {
  /** Asks the server about what was scanned; what it refuses is not taken. */
  check?: SendScan;
  /** What is refused is taken all the same, and only told. */
  takesRefused?: boolean;
};

/** The codes of a document, gathered with a scanner: each scan is added, and can be taken off again. */
export function CodesField({
  check,
  takesRefused,
  ...field
}: Omit<FieldProps, 'disabled'> & Checking) {
  useShownValue(field.field, (codes: string[] | null) => (codes ?? none).join(' '));
  // Where none need be named, none is nothing rather than an empty list.
  const nothing = field.required === false ? null : none;
  return (
    <FormField
      {...field}
      kind="other"
      isDeep
      wide
      item={{ normalize: (codes?: string[]) => (codes?.length ? codes : nothing) }}
    >
      <Codes check={check} takesRefused={takesRefused} />
    </FormField>
  );
}

type CodesProps = Checking & { value?: string[] | null; onChange?: (codes: string[]) => void };

function Codes({ value: given, onChange, check, takesRefused = false }: CodesProps) {
  const say = useSay();
  const value = given ?? none;
  // Several scans may come before the form has taken over the first.
  const taken = useRef(value);
  useEffect(() => {
    taken.current = value;
  }, [value]);
  const put = (codes: string[]) => {
    taken.current = codes;
    onChange?.(codes);
  };
  const add = (codes: readonly string[]) => put([...new Set([...taken.current, ...codes])]);
  const { scan, result, waiting, tell } = useScans(async (codes, options) => {
    if (!check) {
      add(codes);
      return say(scannerTexts.gathered, { n: taken.current.length });
    }
    try {
      const said = await check(codes, options);
      add(codes);
      return said;
    } catch (failure) {
      if (takesRefused) add(codes);
      throw failure;
    }
  });
  return (
    <div className={styles.codes}>
      <ScanField
        onScan={scan}
        onUnreadable={() => tell({ tone: 'bad', text: say(scannerTexts.unreadable) })}
      />
      <FormScanBand result={result} waiting={waiting} />
      {value.length > 0 && (
        <div className={styles.gathered}>
          <span>{say(scannerTexts.gathered, { n: value.length })}</span>
          <Button type="link" onClick={() => put([])}>
            {say(scannerTexts.clear)}
          </Button>
        </div>
      )}
      <CodeTags codes={value} onChange={put} />
    </div>
  );
}
