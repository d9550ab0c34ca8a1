import { Button } from 'antd';
import { use, useEffect, useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { PlusIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import { initialSettings } from '#blocks/kit/fields.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import type { Path } from '../../model/block-edits.ts';
import type { FieldOf } from '../control.ts';
import { FieldListSlot, usePut, usePutTogether, useSetting } from '../panel-scope.ts';
import { panelTexts } from '../texts.ts';
import { moved, type Place } from './area-places.ts';
import { AreaStage } from './AreaStage.tsx';
import { useItemName } from './ListItem.tsx';
import { useItemKeys } from './use-item-keys.ts';
import { WideDialog } from './WideDialog.tsx';
import styles from './areas.module.css';

const texts = panelTexts.areas;
/** Where a further area is put, so that it does not hide the one before. */
const aside = { x: 3, y: 3 };

type AreasDialogProps = {
  field: FieldOf<'list'>;
  path: Path;
  picture: string;
  onClose: () => void;
};

/** A picture with its areas on the left, the settings of the selected one on the right. */
export function AreasDialog({ field, path, picture, onClose }: AreasDialogProps) {
  const say = useSay();
  const put = usePut();
  const putTogether = usePutTogether();
  const FieldList = use(FieldListSlot);
  const items = (useSetting(path) ?? []) as readonly (Settings & Place)[];
  const { keys, removed, inserted } = useItemKeys(items.length);
  const [chosen, setChosen] = useState<number | null>(items.length > 0 ? 0 : null);
  const adder = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const at = chosen !== null && chosen < items.length ? chosen : null;
  const isFull = items.length >= field.max;

  const focus = (n: number) => stage.current?.querySelectorAll<HTMLElement>('[role=option]')[n];
  useEffect(() => {
    if (wanted.current === null) return;
    focus(wanted.current)?.focus();
    wanted.current = null;
  });

  const add = (place: Place) => {
    const next = items.length;
    inserted(next);
    setChosen(next);
    wanted.current = next;
    putTogether([[path, [...items, { ...initialSettings(field.item), ...place }]]]);
  };
  const addOne = () => {
    const first = initialSettings(field.item) as unknown as Place;
    const last = items.at(-1);
    add(last ? moved({ ...first, left: last.left, top: last.top }, aside) : first);
  };
  const place = (n: number, next: Place, isByKeys: boolean) => {
    const all = items.with(n, { ...items[n]!, ...next });
    // A drag is a step of its own, a run of keys is one.
    if (isByKeys) put(path, all);
    else putTogether([[path, all]]);
  };
  const remove = (n: number) => {
    removed(n);
    const next = items.length < 2 ? null : Math.max(0, n - 1);
    setChosen(next);
    wanted.current = next;
    putTogether([[path, items.toSpliced(n, 1)]]);
    if (next === null) setTimeout(() => adder.current?.focus());
  };
  return (
    <WideDialog title={say(texts.picture)} onClose={onClose}>
      <div className={styles.both}>
        <div className={styles.left}>
          <AreaStage
            ref={stage}
            field={field}
            path={path}
            picture={picture}
            items={items}
            chosen={at}
            onChoose={setChosen}
            onDraw={isFull ? null : add}
            onPlace={place}
            onRemove={remove}
          />
          <p className={styles.hint}>{say(texts.how)}</p>
        </div>
        <div className={styles.right}>
          {at === null ? (
            <p className={styles.hint}>{say(texts.none)}</p>
          ) : (
            <section key={keys[at]} className={styles.fields}>
              <Head field={field} path={path} at={at} onRemove={() => remove(at)} />
              <FieldList fields={field.item} path={[...path, at]} />
            </section>
          )}
          <Button
            ref={adder}
            block
            type="dashed"
            icon={<PlusIcon size={16} />}
            disabled={isFull}
            onClick={addOne}
          >
            {say(field.add)}
          </Button>
          {isFull && <p className={styles.hint}>{say(texts.full, { max: field.max })}</p>}
        </div>
      </div>
    </WideDialog>
  );
}

type HeadProps = { field: FieldOf<'list'>; path: Path; at: number; onRemove: () => void };

function Head({ field, path, at, onRemove }: HeadProps) {
  const say = useSay();
  const name = useItemName(field, [...path, at], at);
  const label = say(panelTexts.list.remove, { name });
  return (
    <header className={styles.head}>
      <h3>{name}</h3>
      <Button
        type="text"
        size="small"
        icon={<RemoveIcon size={15} />}
        aria-label={label}
        title={label}
        onClick={onRemove}
      />
    </header>
  );
}
