import { Button, Input } from 'antd';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useSay } from '#admin/app/language.ts';
import { Tick } from '#admin/ui/Tick.tsx';
import { listTexts } from '../texts.ts';
import { viewTexts as texts } from './texts.ts';
import styles from './views.module.css';

const longest = 40;
type Named = { name: string; is_shared: boolean };

type ViewFormProps = {
  /** Nothing: a new one is named. */
  given?: Named;
  mayShare: boolean;
  asksForDefault?: boolean;
  isBusy: boolean;
  onSave: (given: Named, isDefault: boolean) => Promise<void>;
  onCancel: () => void;
};

/** What a view is called, and for whom it is. */
export function ViewForm({ given, mayShare, isBusy, onSave, onCancel, ...props }: ViewFormProps) {
  const say = useSay();
  const [name, setName] = useState(given?.name ?? '');
  const [isShared, setShared] = useState(given?.is_shared ?? false);
  const [isDefault, setDefault] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void onSave({ name: name.trim(), is_shared: isShared }, isDefault);
  };
  // Escape leaves the form and not the panel around it.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    // While characters are chosen, it only takes back that choice.
    if (!event.nativeEvent.isComposing) onCancel();
  };
  return (
    <form className={styles.form} onSubmit={send} onKeyDown={leave}>
      <Input
        autoFocus
        value={name}
        maxLength={longest}
        placeholder={say(texts.name)}
        aria-label={say(texts.name)}
        onChange={({ target }) => setName(target.value)}
      />
      {mayShare && (
        <label>
          <Tick checked={isShared} onChange={({ target }) => setShared(target.checked)} />
          {say(texts.share)}
        </label>
      )}
      {props.asksForDefault && (
        <label>
          <Tick checked={isDefault} onChange={({ target }) => setDefault(target.checked)} />
          {say(texts.openWith)}
        </label>
      )}
      <span className={styles.actions}>
        <Button
          size="small"
          type="primary"
          htmlType="submit"
          loading={isBusy}
          disabled={name.trim() === ''}
        >
          {say(texts.save)}
        </Button>
        <Button size="small" onClick={onCancel}>
          {say(listTexts.cancel)}
        </Button>
      </span>
    </form>
  );
}
