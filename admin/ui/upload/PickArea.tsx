import { useState, type DragEvent } from 'react';
import { useSay } from '#admin/app/language.ts';
import { acceptOf, type FileKind } from '#contract/files.ts';
import { droppedFiles } from './choose-files.ts';
import { UploadIcon } from './icons.tsx';
import { uploadTexts as texts } from './texts.ts';
import styles from './files.module.css';

type PickAreaProps = {
  kind: FileKind;
  isMany: boolean;
  isDisabled: boolean;
  hint: string;
  /** Smaller once there are files below. */
  isSmall?: boolean;
  onChoose: (files: readonly File[]) => void;
};

/** A file input that also accepts dropped files; accessible by keyboard. */
export function PickArea(props: PickAreaProps) {
  const { kind, isMany, isDisabled, hint, isSmall = false, onChoose } = props;
  const say = useSay();
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !isDisabled);
    if (event.type === 'drop' && !isDisabled) onChoose(droppedFiles(event.dataTransfer));
  };
  const title = say(isDisabled ? texts.pick.full : isMany ? texts.pick.many : texts.pick.one);
  return (
    <label
      className={styles.zone}
      data-over={isOver}
      data-disabled={isDisabled}
      data-small={isSmall}
      onDragOver={take}
      onDragLeave={take}
      onDrop={take}
    >
      <input
        type="file"
        multiple={isMany}
        accept={acceptOf(kind)}
        disabled={isDisabled}
        aria-label={title}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <UploadIcon size={24} />
      <strong>{title}</strong>
      <span>{isDisabled ? hint : `${hint} · ${say(texts.pick.paste)}`}</span>
    </label>
  );
}
