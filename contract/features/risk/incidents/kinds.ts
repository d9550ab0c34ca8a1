import { t, type Text } from '#contract/text.ts';
import { severities, type RiskKind } from '../rules/contract.ts';
import { riskKinds } from '../rules/params.ts';
import { riskTexts } from '../rules/texts.ts';

/** What an incident comes from: a risk rule, or reports of consumers, which no rule switches on or off. */
export const incidentKinds = [...riskKinds, 'report'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

export const isRule = (kind: IncidentKind): kind is RiskKind => kind !== 'report';

export const incidentSeverities: Record<IncidentKind, 1 | 2 | 3> = { ...severities, report: 2 };

export const incidentKindTexts: Record<IncidentKind, Text> = {
  ...riskTexts.kinds,
  report: t('消费者举报假货', 'Fake reported by consumers', '消費者檢舉仿品'),
};

export const reportSentence = t(
  '消费者举报了假货，经核查受理；消费者看不到内部处理过程',
  'Consumers reported a fake and the report was accepted; consumers can’t see how it is handled',
  '消費者檢舉了仿品，經查核受理；消費者看不到內部處理過程',
);
