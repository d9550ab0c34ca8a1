import { t } from '#contract/text.ts';

/** Texts of notices about non-conformances. */
export const qualitySentences = {
  nonconformanceAssigned: {
    title: t('不合格单由您负责', 'A non-conformance has been assigned to you', '不合格單由您負責'),
    content: t(
      '{user} 把 {code}（{title}）交给您，期限 {day}。',
      '{user} assigned {code} ({title}) to you, due {day}.',
      '{user} 把 {code}（{title}）交給您，期限 {day}。',
    ),
  },
  nonconformanceReturned: {
    title: t(
      '不合格措施无效，已退回',
      'An action was not effective and has been sent back',
      '不合格措施無效，已退回',
    ),
    content: t(
      '{code}（{title}）：{note} 新的期限 {day}。',
      '{code} ({title}): {note} It is now due {day}.',
      '{code}（{title}）：{note} 新的期限 {day}。',
    ),
  },
} as const;
