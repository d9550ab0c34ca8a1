import { Button } from 'antd';
import { use, useEffect, useEffectEvent, useId } from 'react';
import { useStore } from 'zustand';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { CopyIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import { GripIcon } from '#admin/ui/upload/icons.tsx';
import type { Fields } from '#blocks/kit/fields.ts';
import { isBound, readWords, type Phrase } from '#blocks/kit/words.ts';
import type { Text } from '#contract/text.ts';
import type { Path } from '../../model/block-edits.ts';
import type { FieldOf } from '../control.ts';
import { FoldIcon } from '../icons.tsx';
import { FieldListSlot, useAskedInside, useScope, useSetting } from '../panel-scope.ts';
import { bindingNames, panelTexts } from '../texts.ts';
import { Thumbnail } from './PictureControl.tsx';
import { useSortableRow } from './use-sortable-row.ts';
import panelStyles from '../panel.module.css';
import styles from './list.module.css';

const texts = panelTexts.list;

type ListItemProps = {
  id: string;
  field: FieldOf<'list'>;
  path: Path;
  at: number;
  count: number;
  /** A hint for this item alone. */
  hint?: Text;
  isOpen: boolean;
  onTurn: (isOpen: boolean) => void;
  /** Null if not allowed. */
  onDuplicate: (() => void) | null;
  onRemove: (() => void) | null;
};

/** One item of a list: its name and picture, and its settings. */
export function ListItem(props: ListItemProps) {
  const { id, field, path, at, count, hint, isOpen, onTurn, onDuplicate, onRemove } = props;
  const say = useSay();
  const body = useId();
  const FieldList = use(FieldListSlot);
  const name = useItemName(field, path, at);
  const picture = usePictureIn(field.item, path);
  const isAsked = useAskedInside(path);
  const open = useEffectEvent(() => onTurn(true));
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
  const { editor, block } = useScope();
  const show = () => {
    // Only lists of the block itself have slides or tabs on the page.
    if (path.length === 2) editor.view.setState({ item: { block, at } });
  };
  const { row, rowRef, grip, gripRef } = useSortableRow(id, name, count < 2);
  return (
    <li ref={rowRef} className={styles.item} data-open={isOpen} onFocusCapture={show} {...row}>
      <div className={styles.itemHead}>
        {count > 1 && (
          <button type="button" ref={gripRef} className={styles.grip} {...grip}>
            <GripIcon size={14} />
          </button>
        )}
        <button
          type="button"
          className={styles.itemName}
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={() => onTurn(!isOpen)}
        >
          <FoldIcon />
          {picture !== '' && <Thumbnail src={picture} size="small" />}
          <span>{name}</span>
        </button>
        {onDuplicate && (
          <Button
            type="text"
            size="small"
            icon={<CopyIcon size={15} />}
            aria-label={say(texts.duplicate, { name })}
            title={say(texts.duplicate, { name })}
            onClick={onDuplicate}
          />
        )}
        {onRemove && (
          <Button
            type="text"
            size="small"
            icon={<RemoveIcon size={15} />}
            aria-label={say(texts.remove, { name })}
            title={say(texts.remove, { name })}
            onClick={onRemove}
          />
        )}
      </div>
      {isOpen && (
        <div id={body} className={styles.itemBody}>
          {hint && <p className={panelStyles.hint}>{say(hint)}</p>}
          <FieldList fields={field.item} path={path} />
        </div>
      )}
    </li>
  );
}

/** The name of an item: by its naming setting, else by its index. */
export function useItemName(field: FieldOf<'list'>, path: Path, at: number): string {
  const say = useSay();
  const { editor } = useScope();
  const language = useStore(editor.view, (view) => view.language);
  const own = useLanguage((state) => state.language);
  const value = useSetting([...path, field.named ?? '']) as Phrase | undefined;
  const byPlace = say(texts.item, { n: at + 1 });
  if (value === undefined) return byPlace;
  if (isBound(value)) return bindingNames[value.bind][own];
  return readWords(value, language).trim() || byPlace;
}

function usePictureIn(fields: Fields, path: Path): string {
  const name = Object.keys(fields).find((one) => fields[one]?.kind === 'picture');
  const value = useSetting([...path, name ?? '']);
  return typeof value === 'string' && name !== undefined ? value : '';
}
