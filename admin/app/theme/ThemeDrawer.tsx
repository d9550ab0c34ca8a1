import { Button, ColorPicker, Drawer, Segmented, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../language.ts';
import { useSession } from '../session.ts';
import { changeColour } from './colour-change.ts';
import { changeTheme, resetTheme, useTheme, type ThemeSettings } from './settings.ts';
import { themeTexts } from './texts.ts';
import { palettes } from '#browser/theme/tokens.ts';
import styles from './theme-drawer.module.css';

type Flag = {
  [K in keyof ThemeSettings]: ThemeSettings[K] extends boolean ? K : never;
}[keyof ThemeSettings];
type StyleName = 'layoutStyle' | 'sideStyle' | 'headStyle' | 'tabStyle';

const styleNames: StyleName[] = ['layoutStyle', 'sideStyle', 'headStyle', 'tabStyle'];
const lookFlags: Flag[] = ['darkMode', 'weakMode'];
const partFlags: Flag[] = [
  'showTabs',
  'showFooter',
  'collapse',
  'fixedHeader',
  'fixedSidebar',
  'fixedBody',
];

/** Theme settings, applied at once and stored in this browser. */
export function ThemeDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = useSay();
  const settings = useTheme();
  const brand = useSession((state) => state.user?.branding?.color);
  const shown = settings.color ?? brand ?? palettes[settings.darkMode ? 'dark' : 'light'].primary;
  // The colour-blind mode has its own colour, which is none of the swatches.
  const house = settings.weakMode ? null : palettes.light.primary;
  const chosen = (settings.color ?? brand ?? house)?.toUpperCase();
  const restore = () => {
    resetTheme();
    void changeColour(null);
  };

  const flag = (name: Flag) => (
    <Row key={name} label={say(themeTexts[name])}>
      <Switch
        size="small"
        aria-label={say(themeTexts[name])}
        checked={settings[name]}
        onChange={(value) => changeTheme({ [name]: value })}
      />
    </Row>
  );
  const choice = (name: StyleName) => (
    <Row key={name} label={say(themeTexts[name])}>
      <Segmented
        size="small"
        name={name}
        aria-label={say(themeTexts[name])}
        value={settings[name]}
        options={Object.entries(themeTexts[`${name}s`]).map(([value, text]) => ({
          value,
          label: say(text),
        }))}
        onChange={(value) => changeTheme({ [name]: value })}
      />
    </Row>
  );

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={say(themeTexts.title)}
      size={340}
      footer={<Button onClick={restore}>{say(themeTexts.reset)}</Button>}
    >
      <h3 className={styles.heading}>{say(themeTexts.look)}</h3>
      {lookFlags.map(flag)}
      <Row label={say(themeTexts.color)}>
        <ColorPicker
          value={shown}
          disabledAlpha
          placement="bottomRight"
          onChangeComplete={(colour) => void changeColour(colour.toHexString().toUpperCase())}
        >
          <button type="button" className={styles.own}>
            <span style={{ background: shown }} />
            {say(themeTexts.ownColor)}
          </button>
        </ColorPicker>
      </Row>
      <div className={styles.swatches} role="group" aria-label={say(themeTexts.color)}>
        {Object.entries(themeTexts.colors).map(([colour, name]) => (
          <button
            key={colour}
            type="button"
            title={say(name)}
            aria-label={say(name)}
            aria-pressed={chosen === colour}
            style={{ background: colour }}
            onClick={() => void changeColour(colour)}
          />
        ))}
        {settings.color && (
          <button type="button" className={styles.none} onClick={() => void changeColour(null)}>
            {say(themeTexts.brandColor)}
          </button>
        )}
      </div>
      <h3 className={styles.heading}>{say(themeTexts.frame)}</h3>
      {styleNames.map(choice)}
      <h3 className={styles.heading}>{say(themeTexts.parts)}</h3>
      {partFlags.map(flag)}
    </Drawer>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      {children}
    </div>
  );
}
