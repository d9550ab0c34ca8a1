import { Form, type FormRule } from 'antd';
import { createContext, useContext, useEffect } from 'react';
import type * as z from 'zod';
import { useSay } from '#admin/app/language.ts';
import type { OwnRules } from '#admin/ui/schema-rules.ts';
import { findText, type Text } from '#contract/text.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { emptyOf, schemaAt } from './schema-shape.ts';

type Path = readonly (string | number)[];

/** What the inputs of a form share. */
export type FormScope = {
  schema: z.ZodType;
  labels: Readonly<Record<string, Text>>;
  rules: (field: string, own?: OwnRules) => FormRule[];
  /** The path of the inputs: empty, or a row of a list (`['manuals', 3]`). */
  path: Path;
  /** The same relative to the surrounding list, as antd counts. */
  inList: Path;
  /** The name of the form, the prefix of its field ids. */
  formName: string;
  /** The values of the loaded record; the input is in the form. */
  record: Readonly<Record<string, unknown>>;
  /** Marks the form as changed without an input event. */
  changed: () => void;
  /** Formats field values that are shown outside their inputs. */
  shows: Map<string, (value: unknown) => string>;
};

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('An input of a form stands outside of RecordForm.');
  return scope;
}

const stepsOf = (field: string): Path =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Everything the schema and the texts say about one field; the part after the last dot names its label. */
export function useField(
  field: string,
  {
    label,
    kind = 'text',
    isDeep,
  }: { label?: Text; kind?: 'text' | 'other'; isDeep?: boolean } = {},
) {
  const say = useSay();
  const scope = useFormScope();
  const steps = stepsOf(field);
  const path = [...scope.path, ...steps];
  const schema = schemaAt(scope.schema, path);
  if (!schema) throw new Error(`The schema of this form has no field ${path.join('.')}.`);
  const last = String(steps.at(-1));
  const text = label ?? scope.labels[last] ?? findText(fieldTexts, last);
  return {
    schema,
    path,
    name: [...scope.inList, ...steps],
    label: text ? say(text) : last,
    rules: scope.rules(path.join('.'), { label: text, isDeep }),
    ...emptyOf(schema, kind),
  };
}

/** The current value of a field, for dependent inputs. */
export function useFieldValue(field: string): unknown {
  const { path } = useFormScope();
  const form = Form.useFormInstance();
  return Form.useWatch([...path, ...stepsOf(field)], { form, preserve: true }) as unknown;
}

/** Registers how a field's value is formatted in conflicts. */
export function useShownValue(field: string, show: (value: never) => string): void {
  const { path, shows } = useFormScope();
  const at = [...path, field].join('.');
  useEffect(() => {
    shows.set(at, show as (value: unknown) => string);
  });
}
