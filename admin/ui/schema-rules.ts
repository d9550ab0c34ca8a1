import type { FormInstance, FormRule } from 'antd';
import type * as z from 'zod';
import type { FieldError } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { fieldErrors } from '#contract/validation.ts';

type Values = Record<string, unknown>;
type Labels = Readonly<Record<string, Text>>;
type Names = readonly (string | number)[];

/** How one field differs from the others: its own label, and whether it answers for what lies below it. */
export type OwnRules = { label?: Text; isDeep?: boolean };

/** The first message a schema has for one field of a form, or nothing when the field is right. */
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
 * Form rules out of a contract schema, so that a field says the same here as on the server. A field is named with its
 * path: `attributes.3.value`. `read` says which values the schema is to judge.
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

/** At a save every field asks about the same values; they are judged once. */
function judgeOnce(schema: z.ZodType): (values: Values) => z.ZodError | undefined {
  let last: { of: string; error: z.ZodError | undefined } | null = null;
  return (values) => {
    const of = JSON.stringify(values);
    if (last?.of !== of) last = { of, error: schema.safeParse(values).error };
    return last.error;
  };
}

function withValue(node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (!Array.isArray(node)) {
    const record = (node ?? {}) as Values;
    return { ...record, [step]: withValue(record[step], rest, value) };
  }
  return Object.assign([...node], { [step]: withValue(node[Number(step)], rest, value) });
}

/** Takes a field's message away while the user mends it; the next blur judges anew. */
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
 * Puts the server's field errors at their fields, or at the field around them, and goes to the first; answers those
 * that have no field in this form.
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
