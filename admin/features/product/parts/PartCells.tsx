import { pictureAt } from '#contract/files.ts';
import { useSay } from '#admin/app/language.ts';
import { useDict } from '#admin/ui/form/use-dict.ts';
import { BoxIcon } from '#admin/ui/icons.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { PartKind, PartState } from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { partsPageTexts as texts } from './texts.ts';
import styles from './parts.module.css';

/** The first picture; an empty frame keeps the space. */
export function PartThumb({ url }: { url: string | null }) {
  if (!url)
    return (
      <span className={styles.thumb} aria-hidden="true">
        <BoxIcon size={16} />
      </span>
    );
  return (
    <img
      className={styles.thumb}
      src={pictureAt(url, 96)}
      alt=""
      loading="lazy"
      width={32}
      height={32}
    />
  );
}

export function PartKindName({ kind }: { kind: PartKind }) {
  return useSay()(partTexts.kinds[kind]);
}

export function PartStateDot({ state }: { state: PartState }) {
  const say = useSay();
  return (
    <StateDot tone={state === 'active' ? 'good' : 'idle'}>{say(partTexts.states[state])}</StateDot>
  );
}

export function WarrantyMonths({ months }: { months: number }) {
  const say = useSay();
  return months > 0 ? say(texts.months, { n: months }) : say(texts.noWarranty);
}

/** The label of a unit. */
export function UnitName({ unit }: { unit: string }) {
  const { data } = useDict('unit');
  return data?.find(({ value }) => value === unit)?.name ?? unit;
}
