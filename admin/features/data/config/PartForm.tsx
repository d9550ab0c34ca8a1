import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { configCalls, type ConfigRow } from '#contract/features/data/config/contract.ts';
import { configTexts } from '#contract/features/data/config/texts.ts';
import type { Text } from '#contract/text.ts';
import { fieldsOf, schemaOf, unitOf, valueWords } from './fields.ts';
import { SecretField } from './SecretField.tsx';
import { configPageTexts as texts } from './texts.ts';

/** A text with filled placeholders, where a `Text` is expected. */
const asText = (words: string): Text => ({ zh_CN: words, en: words, zh_TW: words });

/** The form of one section, built from its schema; each field shows its default. */
export function PartForm({ part, onClose }: { part: ConfigRow; onClose: () => void }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const { name, defaults } = part;
  const fields = fieldsOf(name);
  return (
    <RecordForm
      resource={`config/${name}`}
      schema={schemaOf(name)}
      texts={configTexts}
      title={configTexts.parts[name].title}
      verb={texts.save}
      record={part}
      values={(row) => row.value}
      shape="drawer"
      width={fields.length > 6 ? 720 : 560}
      send={async (value, version, options) => {
        const { data, ...answer } = await api(
          configCalls.edit,
          { name, value, version },
          options,
        ).finally(() => refreshList('config'));
        return { ...answer, data: data.find((one) => one.name === name)! };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      {fields.map(({ name: field, kind }) => {
        const value = valueWords(name, kind, defaults[field], say);
        const hint = asText(say(texts.byDefault, { value }));
        if (kind === 'secret')
          return <SecretField key={field} field={field} hint={texts.secretHint} />;
        if (kind === 'switch') return <SwitchField key={field} field={field} hint={hint} />;
        return kind === 'number' ? (
          <NumberField key={field} field={field} hint={hint} unit={unitOf(name, language)} />
        ) : (
          <TextField key={field} field={field} hint={hint} wide />
        );
      })}
    </RecordForm>
  );
}
