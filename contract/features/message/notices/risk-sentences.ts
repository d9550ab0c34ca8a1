import { t } from '#contract/text.ts';

/** Texts of notices about incidents and reports of fakes. */
export const riskSentences = {
  incidentAssigned: {
    title: t('风险事件已指派给您', 'An incident has been assigned to you', '風險事件已指派給您'),
    content: t(
      '{user} 把 {code} 指派给您，请尽快处理。',
      '{user} assigned {code} to you. Please handle it soon.',
      '{user} 把 {code} 指派給您，請盡快處理。',
    ),
  },
  incidentPenalised: {
    title: t('风险事件已处罚', 'Penalty for an incident', '風險事件已處罰'),
    content: t(
      '{code}：处罚 {amount} 元。{note} 如有异议，可以申诉。',
      '{code}: a penalty of CNY {amount}. {note} You can appeal if you disagree.',
      '{code}：處罰 {amount} 元。{note} 如有異議，可以申訴。',
    ),
  },
  fakeReported: {
    title: t('新的假货举报', 'New report of a fake', '新的仿品檢舉'),
    content: t(
      '{code}：{product}，请尽快核实。',
      '{code}: {product}. Please check it soon.',
      '{code}：{product}，請盡快核實。',
    ),
  },
  penaltyWithdrawn: {
    title: t('处罚已取消', 'A penalty has been cancelled', '處罰已取消'),
    content: t(
      '{code} 的处罚（{amount} 元）已取消：{note}',
      'The penalty for {code} (CNY {amount}) has been cancelled: {note}',
      '{code} 的處罰（{amount} 元）已取消：{note}',
    ),
  },
} as const;
