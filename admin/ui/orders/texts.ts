import { t } from '#contract/text.ts';

export const orderUiTexts = {
  units: t('{n} 件', '{n} {n:unit|units}', '{n} 件'),
} as const;
