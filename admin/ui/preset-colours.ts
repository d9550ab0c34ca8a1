import { t } from '#contract/text.ts';

/** The colours that are offered everywhere. */
export const presetColours = [
  '#ff4500',
  '#ff8c00',
  '#ffd700',
  '#90ee90',
  '#00ced1',
  '#1e90ff',
  '#c71585',
  '#409eff',
  '#909399',
  '#c0c4cc',
  'rgba(255, 69, 0, 0.68)',
  'rgb(255, 120, 0)',
  // The specification gives the next two as HSB, which CSS does not support.
  'rgb(250, 212, 0)',
  'rgba(144, 240, 144, 0.5)',
  'hsl(181, 100%, 37%)',
  'hsla(209, 100%, 56%, 0.73)',
  '#c7158577',
] as const;

export const presetTexts = {
  presets: t('预设颜色', 'Preset colours', '預設顏色'),
  preset: t('颜色 {value}', 'Colour {value}', '顏色 {value}'),
  default: t('默认', 'Default', '預設'),
} as const;
