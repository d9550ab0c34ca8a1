import { Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { PencilIcon } from '#admin/ui/icons.tsx';
import { t } from '#contract/text.ts';
import { AttributePrompt } from './AttributePrompt.tsx';
import type { FieldProps } from './FormField.tsx';
import { useField, useFormScope } from './form-scope.ts';
import { Rows } from './Rows.tsx';
import { formTexts } from './texts.ts';
import { TextField } from './TextField.tsx';

type Attribute = { name: string; value: string };
type Asked = { at: number | null; done: (name: string, value: string) => void };

const own = (name: string) => t(name, name, name);

/** Custom attributes: a prompt asks for name and value, then the value has an input with that name as its label. */
export function AttributesField(
  props: Pick<FieldProps, 'field' | 'label' | 'hint' | 'disabled'> & {
    /** Further inputs of each attribute. */
    more?: ReactNode;
  },
) {
  const say = useSay();
  const texts = formTexts.attributes;
  const { changed } = useFormScope();
  const form = Form.useFormInstance();
  const { path } = useField(props.field, { kind: 'other' });
  // Called while rendering: the rows re-render without this component.
  const attributes = () => (form.getFieldValue(path) ?? []) as Attribute[];
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameOf = (at: number) => attributes()[at]?.name ?? '';
  const rename = (at: number) => (name: string) => {
    form.setFieldValue([...path, at, 'name'], name);
    changed();
  };
  const renameButton = (at: number) => (
    <Button
      type="text"
      icon={<PencilIcon size={16} />}
      aria-label={say(texts.renameOne, { name: nameOf(at) })}
      title={say(texts.renameOne, { name: nameOf(at) })}
      disabled={props.disabled}
      onClick={() => setAsked({ at, done: rename(at) })}
    />
  );
  return (
    <>
      <Rows
        {...props}
        addLabel={say(texts.add)}
        onAdd={(add) => setAsked({ at: null, done: (name, value) => add({ name, value }) })}
        nameOf={nameOf}
        tools={renameButton}
      >
        {(at) => (
          <>
            <TextField field="value" label={own(nameOf(at))} disabled={props.disabled} />
            {props.more}
          </>
        )}
      </Rows>
      {asked && (
        <AttributePrompt
          field={props.field}
          before={asked.at === null ? null : nameOf(asked.at)}
          taken={attributes()
            .filter((_, at) => at !== asked.at)
            .map(({ name }) => name)}
          onDone={(name, value) => {
            setAsked(null);
            asked.done(name, value);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
