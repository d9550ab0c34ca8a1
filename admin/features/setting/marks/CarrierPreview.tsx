import { useSay } from '#admin/app/language.ts';
import { CodeCarrier } from '#admin/ui/codes/CodeCarrier.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import type { AddressForm, Carrier, ErrorLevel } from '#contract/codes/mark.ts';
import type { MarkRow } from '#contract/features/setting/marks/contract.ts';
import { markPageTexts as texts } from './texts.ts';
import styles from './marks.module.css';

const invented = 'https://example.com/c/ABCDEFGH23456789';

/** A sample code of the company, printed with the chosen settings. */
export function CarrierPreview({ samples }: { samples: MarkRow['samples'] }) {
  const say = useSay();
  const carrier = (useFieldValue('carrier') as Carrier | undefined) ?? 'qr';
  const level = (useFieldValue('error_level') as ErrorLevel | undefined) ?? 'M';
  const form = (useFieldValue('address_form') as AddressForm | undefined) ?? 'short';
  const value = (form === 'gs1' && samples.gs1) || samples.short || invented;
  return (
    <figure className={styles.preview}>
      <CodeCarrier
        value={value}
        carrier={carrier}
        errorLevel={level}
        size={160}
        label={say(texts.preview)}
      />
      <figcaption>
        <CodeText code={value} />
        {form === 'gs1' && samples.gs1 === '' && <p>{say(texts.noGtin)}</p>}
      </figcaption>
    </figure>
  );
}
