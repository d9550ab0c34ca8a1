import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { Sortable } from '#admin/ui/Sortable.tsx';
import { PlusIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import { GripIcon } from '#admin/ui/upload/icons.tsx';
import { pageDraftCalls } from '#contract/features/product/page-drafts/contract.ts';
import type { ControlProps } from '../control.ts';
import { linkTexts } from '../link/texts.ts';
import { panelTexts } from '../texts.ts';
import { Thumbnail } from './PictureControl.tsx';
import { useSortableRow } from './use-sortable-row.ts';
import styles from './list.module.css';

const ProductDialog = lazyComponent(
  async () => (await import('../link/ProductDialog.tsx')).ProductDialog,
);

/** Products by id, in display order. */
export function ProductsControl(props: ControlProps<'products'>) {
  const { field, value, onChange, labelledBy, describedBy } = props;
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const found = useQuery({
    queryKey: ['pageTemplate', 'products', value],
    queryFn: async ({ signal }) =>
      (await api(pageDraftCalls.products, { ids: value }, { signal, quiet: true })).data,
    enabled: value.length > 0,
    placeholderData: (before) => before,
  });
  const cards = new Map(found.data?.map((card) => [card.id, card]));
  const nameOf = (one: number) =>
    cards.get(one)?.name ??
    (found.isSuccess && !found.isPlaceholderData
      ? say(linkTexts.chosen.gone, { id: one })
      : `#${one}`);
  const move = (from: number, to: number) =>
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, value[from]!));
  return (
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {value.length > 0 && (
        <Sortable
          items={value.map(String)}
          shape="list"
          texts={panelTexts.list.drags}
          onMove={move}
        >
          <ol className={styles.products}>
            {value.map((one) => (
              <Chosen
                key={one}
                id={one}
                name={nameOf(one)}
                cover={cards.get(one)?.coverUrl ?? ''}
                isAlone={value.length < 2}
                onRemove={() => onChange(value.filter((other) => other !== one))}
              />
            ))}
          </ol>
        </Sortable>
      )}
      <Button block type="dashed" icon={<PlusIcon size={16} />} onClick={() => setOpen(true)}>
        {say(linkTexts.chooseProducts)}
      </Button>
      {isOpen && (
        <ProductDialog
          chosen={value}
          max={field.max}
          onUseMany={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type ChosenProps = {
  id: number;
  name: string;
  cover: string;
  isAlone: boolean;
  onRemove: () => void;
};

function Chosen({ id, name, cover, isAlone, onRemove }: ChosenProps) {
  const say = useSay();
  const { row, rowRef, grip, gripRef } = useSortableRow(String(id), name, isAlone);
  return (
    <li ref={rowRef} className={styles.item} {...row}>
      <div className={styles.itemHead}>
        {!isAlone && (
          <button type="button" ref={gripRef} className={styles.grip} {...grip}>
            <GripIcon size={14} />
          </button>
        )}
        <span className={styles.itemName}>
          {cover !== '' && <Thumbnail src={cover} size="small" />}
          <span>{name}</span>
        </span>
        <Button
          type="text"
          size="small"
          icon={<RemoveIcon size={15} />}
          aria-label={say(linkTexts.chosen.remove, { name })}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
