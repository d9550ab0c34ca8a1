import type { FormInstance, FormRule } from 'antd';
import type * as z from 'zod';
import type { FieldError } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { fieldErrors } from '#contract/validation.ts';

type Values = Record<string, unknown>;
type Labels = Readonly<Record<string, Text>>;
type Names = readonly (string | number)[];

/** Options of one field: its own label, and whether it shows errors of nested fields. */
export type OwnRules = { label?: Text; isDeep?: boolean };

/** The first error of a schema for one form field, or undefined. */
export function firstError(
  schema: z.ZodType,
  field: string,
  values: Values,
  language: Language,
  labels?: Labels,
): string | undefined {
  return messageAt(schema.safeParse(values).error, field, language, labels);
}

function messageAt(
  error: z.ZodError | undefined,
  field: string,
  language: Language,
  labels?: Labels,
  isDeep = false,
): string | undefined {
  if (!error) return undefined;
  const isMine = (one: FieldError) =>
    one.field === field || (isDeep && one.field.startsWith(`${field}.`));
  return fieldErrors(error, language, labels).find(isMine)?.msg;
}

/**
 * Form rules from a contract schema, so that the messages are the same as on the server. A field is named by its path:
 * `attributes.3.value`. `read` returns the values to validate.
 */
export function schemaRules(
  schema: z.ZodType,
  language: Language,
  labels: Labels = {},
  read = (form: Pick<FormInstance, 'getFieldsValue'>) => form.getFieldsValue() as Values,
): (field: string, own?: OwnRules) => FormRule[] {
  const judge = judgeOnce(schema);
  return (field, { label, isDeep } = {}) => [
    (form) => ({
      validator: async (_, value: unknown) => {
        const steps = field.split('.');
        const said = label ? { ...labels, [steps.at(-1)!]: label } : labels;
        const message = messageAt(
          judge(withValue(read(form), steps, value) as Values),
          field,
          language,
          said,
          isDeep,
        );
        if (message) throw new Error(message);
      },
    }),
  ];
}

/** On save every field validates the same values; this is done once. */
function judgeOnce(schema: z.ZodType): (values: Values) => z.ZodError | undefined {
  let last: { of: Values; error: z.ZodError | undefined } | null = null;
  return (values) => {
    // By reference: a form of two thousand lines has ten thousand fields.
    if (!last || !isSame(last.of, values))
      last = { of: values, error: schema.safeParse(values).error };
    return last.error;
  };
}

function isSame(one: Values, other: Values): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && Object.is(one[name], other[name]))
  );
}

/** The values with one of them replaced; what does not change stays the same object. */
function withValue(node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const before = (node as Values | undefined | null)?.[step];
  const after = withValue(before, rest, value);
  const isThere = typeof node === 'object' && node !== null && Object.hasOwn(node, step);
  if (isThere && Object.is(before, after)) return node;
  if (Array.isArray(node)) return Object.assign([...node], { [step]: after });
  return { ...(node as Values), [step]: after };
}

/** Clears a field's error while the user corrects it; the next blur validates again. */
export function clearOnChange(form: FormInstance): (changed: Values) => void {
  return (changed) => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const mended = wrong.filter(({ name }) => reaches(changed, name));
    form.setFields(mended.map(({ name }) => ({ name, errors: [] })));
  };
}

function reaches(changed: unknown, name: Names): boolean {
  let node = changed;
  for (const step of name) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return false;
    node = (node as Values)[step];
  }
  return true;
}

/**
 * Shows the server's field errors at their fields, or at the surrounding field, and scrolls to the first; returns those
 * without a field in this form.
 */
export function showFieldErrors(form: FormInstance, errors: FieldError[] = []): FieldError[] {
  const fields = form.getFieldsError().map(({ name }) => ({ name, path: name.join('.') }));
  const placeOf = ({ field }: FieldError) =>
    fields
      .filter(({ path }) => field === path || field.startsWith(`${path}.`))
      .toSorted((a, b) => b.path.length - a.path.length)[0];
  const wrong = fields.flatMap((one) => {
    const own = errors.filter((error) => placeOf(error) === one).map(({ msg }) => msg);
    return own.length > 0 ? [{ name: one.name, errors: own }] : [];
  });
  form.setFields(wrong);
  if (wrong[0]) form.scrollToField(wrong[0].name, { block: 'center', focus: true });
  return errors.filter((one) => !placeOf(one));
}
