import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { ControlProps } from '../control.ts';
import { useScope } from '../panel-scope.ts';
import { panelTexts } from '../texts.ts';
import { ColourPicker } from './ColourPicker.tsx';
import { RadioTiles } from './RadioTiles.tsx';
import styles from '../panel.module.css';

const texts = panelTexts.colour;

/** A colour; the page background can be the default or a custom one. */
export function ColourControl(props: ControlProps<'colour'>) {
  const { block } = useScope();
  return block === '' ? <PageColour {...props} /> : <PlainColour {...props} />;
}

function PlainColour({ field, id, value, onChange, describedBy }: ControlProps<'colour'>) {
  const say = useSay();
  return (
    <ColourPicker
      id={id}
      name={say(field.label)}
      value={value}
      describedBy={describedBy}
      onChange={onChange}
    />
  );
}

function PageColour(props: ControlProps<'colour'>) {
  const { field, id, value, onChange, labelledBy } = props;
  const say = useSay();
  const [isChosen, setChosen] = useState(value !== field.initial);
  const isCustom = isChosen || value !== field.initial;
  return (
    <div className={styles.pageColour}>
      <RadioTiles
        name={`${id}-which`}
        labelledBy={labelledBy}
        look="words"
        value={isCustom ? 'custom' : 'default'}
        tiles={(['default', 'custom'] as const).map((one) => ({
          value: one,
          label: say(texts[one]),
        }))}
        onChange={(next) => {
          setChosen(next === 'custom');
          if (next === 'default') onChange(field.initial);
        }}
      />
      {isCustom && <PlainColour {...props} />}
    </div>
  );
}
