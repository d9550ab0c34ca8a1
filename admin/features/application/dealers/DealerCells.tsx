import { useSay } from '#admin/app/language.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { Dealer, DealerLevel } from '#contract/features/application/dealers/contract.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { provinceOf } from '#contract/places.ts';
import { dealersPageTexts as texts } from './texts.ts';
import styles from './dealers.module.css';

const atFirst = 3;

export function LevelName({ level }: { level: number }) {
  return useSay()(dealerTexts.levels[level as DealerLevel]);
}

export function DealerState({ isDisabled }: { isDisabled: boolean }) {
  const say = useSay();
  return (
    <StateDot tone={isDisabled ? 'idle' : 'good'}>
      {say(dealerTexts.states[`${isDisabled}`])}
    </StateDot>
  );
}

/** The first province where a dealer may sell today, and how many there are. */
export function ProvinceNames({ of: { provinces } }: { of: Pick<Dealer, 'provinces'> }) {
  const say = useSay();
  const names = provinces.map((code) => say(provinceOf(code)!.name));
  if (names.length === 0) return <span className={styles.quiet}>—</span>;
  const comma = say(texts.comma);
  const all = names.join(comma);
  if (names.length <= atFirst) return <span title={all}>{all}</span>;
  return (
    <span title={all}>
      {names.slice(0, atFirst).join(comma)} {say(texts.more, { n: names.length })}
    </span>
  );
}
