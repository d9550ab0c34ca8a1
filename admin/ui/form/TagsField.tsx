import { Select } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useField } from './form-scope.ts';
import { mostOf, refusesEmptyList } from './schema-shape.ts';
import { formTexts } from './texts.ts';

type TagsFieldProps = FieldProps & {
  /** Suggestions; others can be typed. */
  options?: readonly string[];
};

/** A list of short texts: typed or chosen. */
export function TagsField({ options = [], disabled, ...field }: TagsFieldProps) {
  const say = useSay();
  const { schema } = useField(field.field, { kind: 'other' });
  return (
    <FormField
      {...field}
      kind="other"
      isDeep
      required={field.required ?? refusesEmptyList(schema)}
      item={{ normalize: (words?: string[]) => [...new Set(words?.map((word) => word.trim()))] }}
    >
      <Select<string[]>
        mode="tags"
        maxCount={mostOf(schema)}
        tokenSeparators={[',', '，', '、', ';', '；', '\n']}
        options={options.map((word) => ({ value: word, label: word }))}
        open={options.length > 0 ? undefined : false}
        suffixIcon={null}
        placeholder={say(formTexts.tags)}
        disabled={disabled}
      />
    </FormField>
  );
}
