import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useLanguage } from '#admin/app/language.ts';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  generateTypes,
  type GenerateAround,
  type GenerateInfo,
  generateCalls,
} from '#contract/features/tool/generate/contract.ts';
import { generateTexts } from '#contract/features/tool/generate/texts.ts';
import { DescribedFields } from './DescribedFields.tsx';
import { NameNotice } from './NameNotice.tsx';
import { SectionField } from './SectionField.tsx';
import { generatePageTexts as texts } from './texts.ts';

const types = generateTypes.map((value) => ({ value, label: generateTexts.types[value] }));
const blank = {
  type: 'web' as const,
  roles: [],
  fields: [
    {
      name: 'name',
      zh_CN: '名称',
      en: 'Name',
      zh_TW: '名稱',
      type: 'text' as const,
      required: true,
      most: 64,
      uses: ['listed' as const, 'searched' as const, 'sorted' as const, 'sheet' as const],
    },
  ],
};

/** What the tree has already; asked once for a form. */
const useAround = () =>
  useQuery({
    queryKey: ['generate', 'around'],
    queryFn: async ({ signal }) =>
      (await api(generateCalls.around, {}, { signal, quiet: true })).data,
    staleTime: 300_000,
  }).data;

export function GenerateForm(props: FormProps<GenerateInfo>) {
  const around = useAround();
  return (
    <RecordForm
      {...props}
      calls={generateCalls}
      texts={generateTexts}
      blank={blank}
      shape="drawer"
      width={960}
    >
      <FormSection title={texts.sections.basic}>
        <SelectField field="type" options={types} />
        <SectionField around={around} />
        <TextField field="resource" hint={texts.hints.resource} />
        <TextField field="many" hint={texts.hints.many} />
        <NameNotice around={around} own={props.record?.resource} />
        <RolesField around={around} />
      </FormSection>
      <FormSection title={texts.sections.words}>
        <TextField field="zh_CN" />
        <TextField field="line_zh_CN" />
        <TextField field="en" />
        <TextField field="line_en" />
        <TextField field="zh_TW" />
        <TextField field="line_zh_TW" />
      </FormSection>
      <FormSection title={texts.sections.fields} note={texts.hints.fields}>
        <DescribedFields around={around} />
      </FormSection>
    </RecordForm>
  );
}

/** The platform has one role that holds everything; those of companies are chosen. */
function RolesField({ around }: { around: GenerateAround | undefined }) {
  const language = useLanguage((state) => state.language);
  const type = useFieldValue('type');
  if (type === 'admin') return null;
  const roles = (around?.roles ?? []).map((role) => ({ value: role.code, label: role[language] }));
  return <SelectField field="roles" options={roles} multiple wide />;
}
