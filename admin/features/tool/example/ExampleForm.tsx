import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { companySource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { exampleCalls } from '#contract/features/tool/example/contract.ts';
import {
  exampleAmounts,
  exampleKinds,
  exampleSizes,
  withNeeds,
  type ExampleKind,
  type ExampleSize,
} from '#contract/features/tool/example/kinds.ts';
import { exampleTexts } from '#contract/features/tool/example/texts.ts';
import { examplePageTexts as texts } from './texts.ts';
import styles from './example.module.css';

const sizes = exampleSizes.map((value) => ({ value, label: exampleTexts.sizes[value] }));
const blank = { kinds: [...exampleKinds], size: 'small' as const };

export function ExampleForm({ onClose, onSaved }: FormProps<never>) {
  return (
    <RecordForm
      calls={exampleCalls}
      texts={exampleTexts}
      record={null}
      blank={blank}
      shape="dialog"
      title={texts.add}
      verb={texts.start}
      onClose={onClose}
      onSaved={onSaved}
    >
      <RemoteField field="company_id" source={companySource} wide />
      <KindsField />
      <SelectField field="size" options={sizes} wide />
      <Figures />
      <Heed />
    </RecordForm>
  );
}

function KindsField() {
  return (
    <FormField field="kinds" kind="other" isDeep wide>
      <Kinds />
    </FormField>
  );
}

/** The required attribute is not passed on: a group cannot have it. */
function Kinds({
  id,
  value = [],
  onChange,
}: {
  id?: string;
  value?: ExampleKind[];
  onChange?: (next: ExampleKind[]) => void;
}) {
  const say = useSay();
  const turn = (kind: ExampleKind, isOn: boolean) =>
    onChange?.(exampleKinds.filter((one) => (one === kind ? isOn : value.includes(one))));
  return (
    <div id={id} role="group" aria-label={say(exampleTexts.fields.kinds)} className={styles.kinds}>
      {exampleKinds.map((kind) => (
        <TickBox
          key={kind}
          checked={value.includes(kind)}
          onChange={(isTicked) => turn(kind, isTicked)}
        >
          {say(exampleTexts.kinds[kind])}
        </TickBox>
      ))}
    </div>
  );
}

/** What will be generated and how much, including dependencies. */
function Figures() {
  const say = useSay();
  const kinds = (useFieldValue('kinds') ?? []) as ExampleKind[];
  const size = (useFieldValue('size') ?? 'small') as ExampleSize;
  return (
    <section className={styles.figures} aria-label={say(texts.figures)}>
      <h3>{say(texts.figures)}</h3>
      <dl>
        {withNeeds(kinds).map((kind) => (
          <div key={kind}>
            <dt>{say(exampleTexts.kinds[kind])}</dt>
            <dd>{formatQuantity(String(exampleAmounts[size][kind]))}</dd>
          </div>
        ))}
      </dl>
      <p>{say(texts.stays)}</p>
    </section>
  );
}

/** What the company has of its own; if it has something, its name must be typed. */
function Heed() {
  const say = useSay();
  const company = useFieldValue('company_id') as number | undefined;
  const { data, error } = useQuery({
    queryKey: ['example', 'look', company],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(exampleCalls.look, { company_id: company! }, options)).data;
    },
    enabled: typeof company === 'number',
  });
  if (error) return <Alert type="error" showIcon title={error.message} className={styles.heed} />;
  if (!data) return null;
  const isReal = data.own_codes > 0;
  const left = data.codes_left === null ? null : formatQuantity(String(data.codes_left));
  return (
    <>
      {left !== null && <p className={styles.heed}>{say(texts.left, { n: left })}</p>}
      {isReal && (
        <>
          <Alert
            type="warning"
            showIcon
            className={styles.heed}
            title={say(texts.real, { n: formatQuantity(String(data.own_codes)) })}
          />
          <TextField field="confirm" required wide />
        </>
      )}
    </>
  );
}
