import { Select } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { ControlProps } from '../control.ts';
import { drawingsFor } from '../layout-drawings.tsx';
import { usePutTogether, useScope } from '../panel-scope.ts';
import { siblingsAt } from '../siblings.ts';
import { RadioTiles } from './RadioTiles.tsx';

/** The text width that fits one line. */
const mostInSight = 4;
const mostLetters = 26;

/** One of several: as drawings for layouts, as tiles if there are few, else as a select. */
export function ChoiceControl(props: ControlProps<'choice'>) {
  const { field, path, id, value, labelledBy, describedBy } = props;
  const say = useSay();
  const { type } = useScope();
  const putTogether = usePutTogether();
  const choose = (next: string | number) => {
    const siblings = siblingsAt(type, path);
    const others = (field.resets ?? []).map(
      (name) => [[...path.slice(0, -1), name], structuredClone(siblings[name]?.initial)] as const,
    );
    if (others.length > 0) putTogether([[path, next], ...others]);
    else props.onChange(next);
  };
  const drawings = drawingsFor(type, path);
  const tiles = field.options.map((option) => {
    const label = say(option.label);
    const drawing = drawings?.[Number(option.value)];
    return {
      value: option.value,
      label,
      shown: drawing && (
        <>
          {drawing}
          {label}
        </>
      ),
    };
  });
  const letters = tiles.map(({ label }) => [...label].reduce((sum, one) => sum + widthOf(one), 0));
  const isInSight =
    tiles.length <= mostInSight && letters.reduce((sum, one) => sum + one, 0) <= mostLetters;
  if (drawings || isInSight)
    return (
      <RadioTiles
        id={id}
        name={id}
        labelledBy={labelledBy}
        describedBy={describedBy}
        look={drawings ? 'pictures' : 'words'}
        value={value}
        tiles={tiles}
        onChange={choose}
      />
    );
  return (
    <Select
      id={id}
      value={value}
      options={tiles.map(({ value: one, label }) => ({ value: one, label }))}
      onChange={choose}
      aria-describedby={describedBy}
    />
  );
}

// A Chinese character is as wide as two letters.
const widthOf = (letter: string) => (letter > '\u2e80' ? 2 : 1);
