import { Button } from 'antd';
import { use, useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { PlusIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import { Sortable } from '#admin/ui/Sortable.tsx';
import { GripIcon } from '#admin/ui/upload/icons.tsx';
import { initialSettings } from '#blocks/kit/fields.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import type { Path } from '../../model/block-edits.ts';
import type { FieldOf } from '../control.ts';
import { FieldListSlot, usePut, useSetting } from '../panel-scope.ts';
import { panelTexts } from '../texts.ts';
import { useItemName } from './ListItem.tsx';
import { useItemKeys } from './use-item-keys.ts';
import { useSortableRow } from './use-sortable-row.ts';
import { WideDialog } from './WideDialog.tsx';
import styles from './tabs-dialog.module.css';

const texts = panelTexts.list;

type TabsDialogProps = { field: FieldOf<'list'>; path: Path; onClose: () => void };

/** Tabs with their rich texts: the list with its order on the left, the selected one on the right. */
export function TabsDialog({ field, path, onClose }: TabsDialogProps) {
  const say = useSay();
  const put = usePut();
  const FieldList = use(FieldListSlot);
  const items = (useSetting(path) ?? []) as readonly Settings[];
  const { keys, moved, removed, inserted } = useItemKeys(items.length);
  const [chosen, setChosen] = useState<string | null>(keys[0] ?? null);
  const adder = useRef<HTMLButtonElement>(null);
  const at = Math.max(0, keys.indexOf(chosen ?? ''));
  const key = keys[at];

  const add = () => {
    setChosen(inserted(items.length));
    put(path, [...items, initialSettings(field.item)]);
  };
  const move = (from: number, to: number) => {
    setChosen(key ?? null);
    moved(from, to);
    put(path, items.toSpliced(from, 1).toSpliced(to, 0, items[from]!));
  };
  const remove = (gone: number) => {
    if (gone === at) setChosen(keys[gone + 1] ?? keys[gone - 1] ?? null);
    removed(gone);
    put(path, items.toSpliced(gone, 1));
    setTimeout(() => adder.current?.focus());
  };
  return (
    <WideDialog title={say(field.label)} onClose={onClose}>
      <div className={styles.both}>
        <nav aria-label={say(field.label)}>
          <Sortable items={keys} shape="list" texts={texts.drags} onMove={move}>
            <ol className={styles.tabs}>
              {keys.map((id, place) => (
                <TabEntry
                  key={id}
                  id={id}
                  field={field}
                  path={[...path, place]}
                  at={place}
                  isChosen={place === at}
                  isAlone={keys.length < 2}
                  onChoose={() => setChosen(id)}
                  onRemove={() => remove(place)}
                />
              ))}
            </ol>
          </Sortable>
          {items.length < field.max && (
            <Button ref={adder} block type="dashed" icon={<PlusIcon size={16} />} onClick={add}>
              {say(field.add)}
            </Button>
          )}
        </nav>
        <div className={styles.content}>
          {key === undefined ? (
            <p className={styles.nothing}>{say(texts.empty)}</p>
          ) : (
            <FieldList key={key} fields={field.item} path={[...path, at]} />
          )}
        </div>
      </div>
    </WideDialog>
  );
}

type TabEntryProps = {
  id: string;
  field: FieldOf<'list'>;
  path: Path;
  at: number;
  isChosen: boolean;
  isAlone: boolean;
  onChoose: () => void;
  onRemove: () => void;
};

function TabEntry(props: TabEntryProps) {
  const { id, field, path, at, isChosen, isAlone, onChoose, onRemove } = props;
  const say = useSay();
  const name = useItemName(field, path, at);
  const { row, rowRef, grip, gripRef } = useSortableRow(id, name, isAlone);
  return (
    <li ref={rowRef} className={styles.tab} data-chosen={isChosen} {...row}>
      {!isAlone && (
        <button type="button" ref={gripRef} className={styles.grip} {...grip}>
          <GripIcon size={14} />
        </button>
      )}
      <button
        type="button"
        className={styles.name}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        {name}
      </button>
      <Button
        type="text"
        size="small"
        icon={<RemoveIcon size={15} />}
        aria-label={say(texts.remove, { name })}
        title={say(texts.remove, { name })}
        onClick={onRemove}
      />
    </li>
  );
}
