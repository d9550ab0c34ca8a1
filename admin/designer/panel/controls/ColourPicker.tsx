import { ColorPicker, type ColorPickerProps } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { presetColours } from '#admin/ui/preset-colours.ts';
import { panelTexts } from '../texts.ts';
import styles from './colour.module.css';

const texts = panelTexts.colour;

type ColourPickerProps = {
  id: string;
  name: string;
  value: string;
  describedBy?: string;
  onChange: (colour: string) => void;
};

/** The seventeen preset colours and any other one, with transparency. */
export function ColourPicker({ id, name, value, describedBy, onChange }: ColourPickerProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <ColorPicker
      value={value || 'transparent'}
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      // Only the final colour of a drag becomes a step.
      onChangeComplete={(colour) => onChange(colour.toRgbString())}
      panelRender={panelOf({
        value,
        onPick: onChange,
        onEscape: () => {
          setOpen(false);
          document.getElementById(id)?.focus();
        },
      })}
    >
      <button
        type="button"
        id={id}
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${name}: ${value || say(texts.none)}`}
        aria-describedby={describedBy}
      >
        <Swatch colour={value} />
        <span>{isTransparent(value) ? say(texts.none) : value}</span>
      </button>
    </ColorPicker>
  );
}

const isTransparent = (value: string) => value === '' || value === 'transparent';

function Swatch({ colour }: { colour: string }) {
  return (
    <i className={styles.swatch}>
      <i style={{ background: colour || 'transparent' }} />
    </i>
  );
}

type PanelProps = {
  value: string;
  onPick: (colour: string) => void;
  onEscape: () => void;
  children: ReactNode;
};

function Panel({ value, onPick, onEscape, children }: PanelProps) {
  const say = useSay();
  const room = useRef<HTMLDivElement>(null);
  // It is rendered at the end of the document, so keyboard users get the focus moved there.
  useEffect(() => room.current?.querySelector<HTMLElement>('button')?.focus(), []);
  return (
    <div
      ref={room}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEscape();
      }}
    >
      <div role="group" aria-label={say(texts.presets)} className={styles.presets}>
        {presetColours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={say(texts.preset, { value: colour })}
            aria-pressed={colour === value}
            title={colour}
            onClick={() => onPick(colour)}
          >
            <Swatch colour={colour} />
          </button>
        ))}
        <button
          type="button"
          aria-label={say(texts.none)}
          aria-pressed={isTransparent(value)}
          title={say(texts.none)}
          onClick={() => onPick('transparent')}
        >
          <Swatch colour="" />
        </button>
      </div>
      {children}
    </div>
  );
}

const panelOf =
  (props: Omit<PanelProps, 'children'>): ColorPickerProps['panelRender'] =>
  (_, { components: { Picker } }) => (
    <Panel {...props}>
      <Picker />
    </Panel>
  );
