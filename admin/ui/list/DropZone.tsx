import { useState, type DragEvent } from 'react';
import { useSay } from '#admin/app/language.ts';
import { showBytes } from './download.ts';
import { SheetIcon } from './icons.tsx';
import { listTexts } from './texts.ts';
import styles from './import.module.css';

const texts = listTexts.import;

type DropZoneProps = {
  file: File | null;
  hint: string;
  isDisabled: boolean;
  onChoose: (files: readonly File[]) => void;
};

/** A file field one can also drop something on; the keyboard opens it like any field. */
export function DropZone({ file, hint, isDisabled, onChoose }: DropZoneProps) {
  const say = useSay();
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onChoose([...event.dataTransfer.files]);
  };
  return (
    <label
      className={styles.zone}
      data-over={isOver}
      onDragOver={take}
      onDragLeave={take}
      onDrop={take}
    >
      <input
        type="file"
        accept=".xlsx,.xls"
        disabled={isDisabled}
        aria-label={say(texts.drop)}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file, mended, may be chosen again.
          target.value = '';
        }}
      />
      <SheetIcon size={28} />
      <strong>{file ? file.name : say(texts.drop)}</strong>
      <span>{file ? `${showBytes(file.size)} · ${say(texts.another)}` : hint}</span>
    </label>
  );
}
