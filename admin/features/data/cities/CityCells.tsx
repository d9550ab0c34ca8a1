import { createContext, useContext, type CSSProperties } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Column } from '#admin/ui/list/types.ts';
import { TextCell } from '#admin/ui/show/TextCell.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { NoToggle, Toggle } from '#admin/ui/Toggle.tsx';
import type { City } from '#contract/features/data/cities/contract.ts';
import { cityTexts } from '#contract/features/data/cities/texts.ts';
import { nameOfCity } from './city-name.ts';
import styles from './cities.module.css';

type Openness = {
  opened: ReadonlySet<number>;
  keyword: string;
  toggle: (code: number) => void;
};
export const OpenContext = createContext<Openness>({
  opened: new Set(),
  keyword: '',
  toggle: () => undefined,
});

/** The name, indented by level, with its expander; search results show their parents. */
function CityName({ city }: { city: City }) {
  useLanguage((state) => state.language);
  const { opened, keyword, toggle } = useContext(OpenContext);
  const name = nameOfCity(city);
  const isOpen = opened.has(city.code);
  const depth = keyword === '' ? city.above.length : 0;
  return (
    <span className={styles.name} style={{ '--depth': depth } as CSSProperties}>
      {city.children > 0 && keyword === '' ? (
        <Toggle name={name} isOpen={isOpen} onToggle={() => toggle(city.code)} />
      ) : (
        <NoToggle />
      )}
      <span className={styles.word} title={name}>
        {name}
        {keyword !== '' && city.above.length > 0 && <small>{city.above.join(' / ')}</small>}
      </span>
    </span>
  );
}

function State({ isOff }: { isOff: boolean }) {
  const say = useSay();
  return <StateDot tone={isOff ? 'idle' : 'good'}>{say(cityTexts.states[`${isOff}`])}</StateDot>;
}

export const cityColumns: readonly Column<City>[] = [
  { field: 'name', width: 300, render: (city) => <CityName city={city} /> },
  { field: 'code', width: 100 },
  {
    field: 'level',
    width: 90,
    render: ({ level }) => <TextCell text={cityTexts.levels[level as 1 | 2 | 3]} />,
  },
  { field: 'children', width: 80, kind: 'number' },
  { field: 'disabled', width: 96, render: ({ disabled }) => <State isOff={disabled} /> },
  {
    field: 'is_shipped',
    width: 110,
    render: ({ is_shipped: isShipped }) => <TextCell text={cityTexts.sources[`${isShipped}`]} />,
  },
];
