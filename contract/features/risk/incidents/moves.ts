import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Incidents are reviewed, then confirmed or dismissed. The main path comes first. */
export const incidentMoves = moves(
  {
    open: t('待处理', 'Open', '待處理'),
    confirmed: t('已确认', 'Confirmed', '已確認'),
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
        '确认 {names} 属实。之后可以关闭。',
        'Confirm that {names} is a real problem. You can close it afterwards.',
        '確認 {names} 屬實。之後可以關閉。',
      ),
      log: t('确认风险事件', 'Confirmed incidents', '確認風險事件'),
      done: t('已确认 {n} 个事件', 'Incidents confirmed: {n}', '已確認 {n} 個事件'),
    },
    close: {
      from: ['confirmed'],
      to: 'closed',
      right: 'handle',
      reason: 'required',
      label: t('关闭', 'Close', '關閉'),
      confirm: t(
        '{names} 已处理完毕。再次触发规则时会另开新事件。',
        '{names} has been dealt with. If the rule fires again, a new incident is opened.',
        '{names} 已處理完畢。再次觸發規則時會另開新事件。',
      ),
      log: t('关闭风险事件', 'Closed incidents', '關閉風險事件'),
      done: t('已关闭 {n} 个事件', 'Incidents closed: {n}', '已關閉 {n} 個事件'),
    },
    dismiss: {
      from: ['open', 'confirmed'],
      to: 'dismissed',
      right: 'handle',
      reason: 'required',
      label: t('排除', 'Dismiss', '排除'),
      confirm: t(
        '{names} 不是问题。再次触发规则时会另开新事件。',
        '{names} is not a problem. If the rule fires again, a new incident is opened.',
        '{names} 不是問題。再次觸發規則時會另開新事件。',
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
        '{names} 需要重新处理。',
        '{names} needs to be handled again.',
        '{names} 需要重新處理。',
      ),
      log: t('重新打开风险事件', 'Reopened incidents', '重新開啟風險事件'),
      done: t('已重新打开 {n} 个事件', 'Incidents reopened: {n}', '已重新開啟 {n} 個事件'),
    },
  },
);
export type IncidentState = StateOf<typeof incidentMoves>;
export type IncidentMove = MoveOf<typeof incidentMoves>;
