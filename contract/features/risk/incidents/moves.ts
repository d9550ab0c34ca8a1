import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Incidents are reviewed, confirmed or dismissed, and may cost their dealer a penalty. The main path comes first. */
export const incidentMoves = moves(
  {
    open: t('待处理', 'Open', '待處理'),
    confirmed: t('已确认', 'Confirmed', '已確認'),
    penalised: t('已处罚', 'Penalised', '已處罰'),
    dismissed: t('已排除', 'Dismissed', '已排除'),
    closed: t('已关闭', 'Closed', '已關閉'),
  },
  {
    confirm: {
      from: ['open'],
      to: 'confirmed',
      right: 'handle',
      reason: 'required',
      label: t('确认', 'Confirm', '確認'),
      confirm: t(
        '确认 {names} 属实。之后可以处罚经销商或关闭。',
        'Confirm that {names} is a real issue. You can then penalise the dealer or close it.',
        '確認 {names} 屬實。之後可以處罰經銷商或關閉。',
      ),
      log: t('确认风险事件', 'Confirmed incidents', '確認風險事件'),
      done: t('已确认 {n} 个事件', 'Incidents confirmed: {n}', '已確認 {n} 個事件'),
    },
    penalise: {
      from: ['confirmed'],
      to: 'penalised',
      right: 'handle',
      label: t('处罚', 'Penalise', '處罰'),
      confirm: t(
        '{names} 的经销商会收到通知，看到金额和说明，并可以申诉。',
        'The dealer of {names} is notified, sees the amount and your explanation, and can appeal.',
        '{names} 的經銷商會收到通知，看到金額和說明，並可以申訴。',
      ),
      log: t('处罚经销商', 'Penalised a dealer', '處罰經銷商'),
      done: t('已处罚 {n} 个事件', 'Incidents penalised: {n}', '已處罰 {n} 個事件'),
    },
    close: {
      from: ['confirmed', 'penalised'],
      to: 'closed',
      right: 'handle',
      reason: 'required',
      label: t('关闭', 'Close', '關閉'),
      confirm: t(
        '{names} 已处理完毕。再次触发规则时会另开新事件。',
        '{names} has been resolved. If the rule is triggered again, a new incident is opened.',
        '{names} 已處理完畢。再次觸發規則時會另開新事件。',
      ),
      log: t('关闭风险事件', 'Closed incidents', '關閉風險事件'),
      done: t('已关闭 {n} 个事件', 'Incidents closed: {n}', '已關閉 {n} 個事件'),
    },
    dismiss: {
      from: ['open', 'confirmed', 'penalised'],
      to: 'dismissed',
      right: 'handle',
      reason: 'required',
      label: t('排除', 'Dismiss', '排除'),
      confirm: t(
        '{names} 不是问题；已有的处罚随之取消。再次触发规则时会另开新事件。',
        '{names} is not a problem; any penalty is cancelled. If the rule is triggered again, a new incident is opened.',
        '{names} 不是問題；已有的處罰隨之取消。再次觸發規則時會另開新事件。',
      ),
      log: t('排除风险事件', 'Dismissed incidents', '排除風險事件'),
      done: t('已排除 {n} 个事件', 'Incidents dismissed: {n}', '已排除 {n} 個事件'),
    },
    reopen: {
      from: ['dismissed', 'closed'],
      to: 'open',
      right: 'handle',
      reason: 'required',
      label: t('重新打开', 'Reopen', '重新開啟'),
      confirm: t(
        '{names} 需要重新处理；已有的处罚随之取消。',
        '{names} needs to be handled again; any penalty is cancelled.',
        '{names} 需要重新處理；已有的處罰隨之取消。',
      ),
      log: t('重新打开风险事件', 'Reopened incidents', '重新開啟風險事件'),
      done: t('已重新打开 {n} 个事件', 'Incidents reopened: {n}', '已重新開啟 {n} 個事件'),
    },
  },
);
export type IncidentState = StateOf<typeof incidentMoves>;
export type IncidentMove = MoveOf<typeof incidentMoves>;

/** Work on them goes on; a dealer may appeal. */
export const unsettledStates = [
  'open',
  'confirmed',
  'penalised',
] as const satisfies IncidentState[];
export const isUnsettled = (state: IncidentState): boolean =>
  unsettledStates.some((one) => one === state);
