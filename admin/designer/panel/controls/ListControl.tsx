import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { Sortable } from '#admin/ui/Sortable.tsx';
import { PlusIcon } from '#admin/ui/icons.tsx';
import { initialSettings } from '#blocks/kit/fields.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import type { Path } from '../../model/block-edits.ts';
import { problemOf } from '../check-value.ts';
import type { FieldOf } from '../control.ts';
import { useFixedItems } from '../fixed-items.ts';
import { idOf, useAsked, usePut, useScope, useSetting } from '../panel-scope.ts';
import { LibraryButton } from '../media/LibraryButtons.tsx';
import { panelTexts } from '../texts.ts';
import { AreasButton } from './AreasButton.tsx';
import { ListItem } from './ListItem.tsx';
import { ImageDialog } from './PictureControl.tsx';
import { TabsButton } from './TabsButton.tsx';
import { useItemKeys } from './use-item-keys.ts';
import panelStyles from '../panel.module.css';
import styles from './list.module.css';

const texts = panelTexts.list;

type ListControlProps = { field: FieldOf<'list'>; path: Path };

/** A list of items: expandable, sortable, with add, duplicate and delete. */
export function ListControl({ field, path }: ListControlProps) {
  const say = useSay();
  const put = usePut();
  const { editor, base, block } = useScope();
  const items = (useSetting(path) ?? []) as readonly Settings[];
  const { keys, moved, removed, inserted } = useItemKeys(items.length);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isUploading, setUploading] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const room = useRef<HTMLFieldSetElement>(null);
  const isAsked = useAsked(path, false);
  useEffect(() => {
    if (!isAsked) return;
    room.current?.scrollIntoView({ block: 'center' });
    (adder.current ?? room.current)?.focus();
    editor.view.setState({ asked: null });
  }, [isAsked, editor]);

  const { item, min = 0, max } = field;
  const names = Object.keys(item);
  // Items that are only a picture: adding opens the upload.
  const isPictureOnly = names.length === 1 && item[names[0]!]?.kind === 'picture';
  const pictureName = names.find((name) => item[name]!.kind === 'picture');
  const hasRichText = Object.values(item).some(({ kind }) => kind === 'html');
  const fixed = useFixedItems(path);
  const shown = fixed ? items.slice(0, fixed.length) : items;
  const problem = problemOf(field, items);
  const isFull = items.length >= max;
  const id = idOf(base, path);

  const turn = (key: string, isOpen: boolean) =>
    setOpened((before) => {
      const next = new Set(before);
      if (isOpen) next.add(key);
      else next.delete(key);
      return next;
    });
  const insert = (at: number, one: object) => {
    turn(inserted(at), true);
    put(path, items.toSpliced(at, 0, one as Settings));
  };
  const add = (more: object = {}) => insert(items.length, { ...initialSettings(item), ...more });
  const addPictures = (urls: readonly string[]) => {
    if (pictureName === undefined) return;
    const added = urls.map((url) => ({ ...initialSettings(item), [pictureName]: url }));
    put(path, [...items, ...added]);
  };
  const move = (from: number, to: number) => {
    moved(from, to);
    put(path, items.toSpliced(from, 1).toSpliced(to, 0, items[from]!));
  };
  const remove = (at: number) => {
    removed(at);
    put(path, items.toSpliced(at, 1));
    // The focused element was removed.
    setTimeout(() => (adder.current ?? room.current)?.focus());
  };
  return (
    <fieldset
      ref={room}
      tabIndex={-1}
      className={styles.list}
      data-wrong={problem !== null}
      aria-describedby={problem ? `${id}-wrong` : undefined}
    >
      <legend>
        {say(field.label)}
        {!fixed && <small>{say(texts.count, { n: items.length, max })}</small>}
      </legend>
      {hasRichText && <TabsButton field={field} path={path} />}
      {field.onPicture !== undefined && <AreasButton field={field} path={path} />}
      <Sortable items={keys} shape="list" texts={texts.drags} onMove={move}>
        <ol>
          {shown.map((_, at) => (
            <ListItem
              key={keys[at]}
              id={keys[at]!}
              field={field}
              path={[...path, at]}
              at={at}
              count={shown.length}
              hint={fixed?.[at]}
              isOpen={opened.has(keys[at]!)}
              onTurn={(isOpen) => turn(keys[at]!, isOpen)}
              onDuplicate={
                fixed || isFull ? null : () => insert(at + 1, structuredClone(items[at]!))
              }
              onRemove={fixed || items.length <= min ? null : () => remove(at)}
            />
          ))}
        </ol>
      </Sortable>
      {problem && (
        <p id={`${id}-wrong`} className={panelStyles.wrong} role="alert">
          {say(problem.message)}
        </p>
      )}
      {field.hint && <p className={panelStyles.hint}>{say(field.hint)}</p>}
      {!fixed && (isPictureOnly || !isFull) && (
        <Button
          ref={adder}
          block
          type="dashed"
          icon={<PlusIcon size={16} />}
          disabled={isFull}
          onClick={() => (isPictureOnly ? setUploading(true) : add())}
        >
          {say(field.add)}
        </Button>
      )}
      {!fixed && pictureName !== undefined && !isFull && (
        <LibraryButton
          isBlock
          name={say(field.label)}
          most={max - items.length}
          onUse={addPictures}
        />
      )}
      {isUploading && (
        <ImageDialog
          key={block}
          title={say(field.add)}
          onDone={(url: string) => add({ [names[0]!]: url })}
          onClose={() => setUploading(false)}
        />
      )}
    </fieldset>
  );
}
