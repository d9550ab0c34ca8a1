import type { FormInstance, FormRule } from 'antd';
import type * as z from 'zod';
import type { FieldError } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { fieldErrors } from '#contract/validation.ts';

type Values = Record<string, unknown>;

/** The first message a schema has for one field of a form, or nothing when the field is right. */
export function firstError(
  schema: z.ZodType,
  field: string,
  values: Values,
  language: Language,
  labels?: Record<string, Text>,
): string | undefined {
  const parsed = schema.safeParse(values);
  if (parsed.success) return undefined;
  return fieldErrors(parsed.error, language, labels).find((one) => one.field === field)?.msg;
}

/** Form rules out of a contract schema, so that a field says the same here as on the server. */
export function schemaRules(
  schema: z.ZodType,
  language: Language,
  labels?: Record<string, Text>,
): (field: string) => FormRule[] {
  return (field) => [
    ({ getFieldsValue }) => ({
      validator: async (_, value: unknown) => {
        const values: Values = { ...(getFieldsValue() as Values), [field]: value };
        const message = firstError(schema, field, values, language, labels);
        if (message) throw new Error(message);
      },
    }),
  ];
}

/** Takes a field's message away while the user mends it; the next blur judges anew. */
export function clearOnChange(form: FormInstance): (changed: Values) => void {
  return (changed) => form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
}

/** Puts the server's field errors at their fields; answers those that have no field in this form. */
export function showFieldErrors(form: FormInstance, errors: FieldError[] = []): FieldError[] {
  const registered = form.getFieldsValue() as Values;
  const known = errors.filter(({ field }) => Object.hasOwn(registered, field));
  form.setFields(known.map(({ field, msg }) => ({ name: field, errors: [msg] })));
  if (known[0]) form.scrollToField(known[0].field, { block: 'center' });
  return errors.filter((one) => !known.includes(one));
}
