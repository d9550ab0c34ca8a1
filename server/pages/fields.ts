import { html, type Html } from './html.ts';

/** A form field of a public page: works without scripts, which add validation on leaving it. */
type Field = {
  name: string;
  label: string;
  /** The message when it is left empty; without one it may be. */
  missing?: string;
  wrong: string | undefined;
  /** The first invalid field gets the focus. */
  isFirstWrong?: boolean;
  hint?: string;
};

const describedBy = ({ name, hint }: Field) => `${hint ? `${name}-hint ` : ''}${name}-wrong`;
const marks = (field: Field): Html =>
  html`id="${field.name}" name="${field.name}" ${field.missing ? html`required` : null}
  aria-describedby="${describedBy(field)}" ${field.wrong ? html`aria-invalid="true"` : null}
  ${field.isFirstWrong ? html`autofocus` : null}`;

const around = (field: Field, control: Html): Html =>
  field.missing === undefined ? optional(field, control) : required(field, control);

const hintOf = ({ name, hint }: Field): Html | null =>
  hint ? html`<p id="${name}-hint">${hint}</p>` : null;

const optional = (field: Field, control: Html): Html =>
  html`<div class="field">
    <label for="${field.name}">${field.label}</label>
    ${hintOf(field)} ${control}
    <p id="${field.name}-wrong" class="is-wrong" ${field.wrong ? null : html`hidden`}>
      ${field.wrong ?? ''}
    </p>
  </div>`;

const required = (field: Field, control: Html): Html =>
  html`<sy-required>
    <label for="${field.name}">${field.label}</label>
    ${hintOf(field)} ${control}
    <p
      id="${field.name}-wrong"
      class="is-wrong"
      data-words="${field.missing ?? ''}"
      ${field.wrong ? null : html`hidden`}
    >
      ${field.wrong ?? ''}
    </p>
  </sy-required>`;

export const textField = (field: Field, value: string, kind: Html): Html =>
  around(field, html`<input ${marks(field)} value="${value}" ${kind} />`);

export const longField = (field: Field, value: string, most: number): Html =>
  // A line break right after the tag is not part of the value.
  around(
    field,
    html`<textarea ${marks(field)} rows="4" maxlength="${most}">${`\n${value}`}</textarea>`,
  );

export const choiceField = (
  field: Field,
  value: string,
  { none, options }: { none: string; options: readonly { value: string; name: string }[] },
): Html =>
  around(
    field,
    html`<select ${marks(field)}>
      <option value="">${none}</option>
      ${options.map(
        (one) =>
          html`<option value="${one.value}" ${one.value === value ? html`selected` : null}>
            ${one.name}
          </option>`,
      )}
    </select>`,
  );
