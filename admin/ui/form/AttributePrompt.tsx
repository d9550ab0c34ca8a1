import { Input, Modal, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { limits } from '#contract/limits.ts';
import { fieldErrors } from '#contract/validation.ts';
import { useFormScope } from './form-scope.ts';
import { mostOf, schemaAt } from './schema-shape.ts';
import { formTexts } from './texts.ts';
import styles from './form.module.css';

type AttributePromptProps = {
  field: string;
  /** The attribute to rename; null for a new one. */
  before: string | null;
  taken: string[];
  onDone: (name: string, value: string) => void;
  onClose: () => void;
};

/** Asks for the name of an attribute, of a new one also for its value; reports a cancellation. */
export function AttributePrompt({ field, before, taken, onDone, onClose }: AttributePromptProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const texts = formTexts.attributes;
  const scope = useFormScope();
  const id = useId();
  const input = useRef<InputRef>(null);
  const [name, setName] = useState(before ?? '');
  const [value, setValue] = useState('');
  const [complaint, setComplaint] = useState('');
  const schema = schemaAt(scope.schema, [...scope.path, field, 0, 'name']);
  const valueSchema = schemaAt(scope.schema, [...scope.path, field, 0, 'value']);

  const judge = (typed: string): string => {
    if (typed === '') return say(texts.empty);
    if (taken.includes(typed)) return say(texts.duplicate);
    const wrong = schema?.safeParse(typed).error;
    return wrong ? (fieldErrors(wrong, language)[0]?.msg ?? '') : '';
  };
  const confirm = () => {
    const wrong = judge(name.trim());
    setComplaint(wrong);
    if (!wrong) onDone(name.trim(), value.trim());
  };
  const cancel = () => {
    onClose();
    toast.info(say(texts.cancelled));
  };
  return (
    <Modal
      open
      centered
      width={limits.dialogWidths.small}
      title={say(before === null ? texts.add : texts.rename)}
      okText={say(before === null ? texts.confirm : texts.renameConfirm)}
      cancelText={say(formTexts.cancel)}
      closable={{ 'aria-label': say(formTexts.close) }}
      onOk={confirm}
      onCancel={cancel}
      // In a drawer that traps the focus, autofocus may fail.
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <label htmlFor={id} className={styles.promptLabel}>
        {say(texts.name)}
      </label>
      <Input
        ref={input}
        id={id}
        autoFocus
        autoComplete="off"
        value={name}
        maxLength={schema && mostOf(schema)}
        placeholder={say(texts.prompt)}
        status={complaint ? 'error' : undefined}
        aria-invalid={complaint !== ''}
        aria-describedby={`${id}-wrong`}
        onChange={({ target }) => {
          setName(target.value);
          setComplaint('');
        }}
        onPressEnter={confirm}
      />
      <p id={`${id}-wrong`} role="alert" className={styles.promptWrong}>
        {complaint}
      </p>
      {before === null && (
        <div className={styles.promptLast}>
          <label htmlFor={`${id}-value`} className={styles.promptLabel}>
            {say(texts.value)}
          </label>
          <Input
            id={`${id}-value`}
            autoComplete="off"
            value={value}
            maxLength={valueSchema && mostOf(valueSchema)}
            onChange={({ target }) => setValue(target.value)}
            onPressEnter={confirm}
          />
        </div>
      )}
    </Modal>
  );
}
