import { AutoComplete } from 'antd';
import { useLanguage } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { GenerateAround } from '#contract/features/tool/generate/contract.ts';
import { generatePageTexts as texts } from './texts.ts';

/** A group of the menus: one that is there, or a new one, which then needs its names. */
export function SectionField({ around }: { around: GenerateAround | undefined }) {
  const language = useLanguage((state) => state.language);
  const type = useFieldValue('type');
  const section = useFieldValue('section');
  const known = (around?.sections ?? []).filter((one) => one.type === type);
  const isNew = Boolean(section) && around && !known.some(({ key }) => key === section);
  return (
    <>
      <FormField field="section" hint={texts.hints.section}>
        <AutoComplete
          options={known.map((one) => ({
            value: one.key,
            label: `${one[language]}（${one.key}）`,
          }))}
          maxLength={20}
        />
      </FormField>
      {isNew && (
        <>
          <TextField field="section_zh_CN" required />
          <TextField field="section_en" required />
          <TextField field="section_zh_TW" required />
        </>
      )}
    </>
  );
}
