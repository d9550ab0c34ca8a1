import { moves, stateNames, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A finding is planned, dealt with and checked; what did not help goes back. The main path comes first. */
export const nonconformanceMoves = moves(
  {
    open: t('待分析', 'To be analysed', '待分析'),
    acting: t('处理中', 'In progress', '處理中'),
    checking: t('待验证', 'To be verified', '待驗證'),
    closed: t('已关闭', 'Closed', '已關閉'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  },
  {
    plan: {
      from: ['open'],
      to: 'acting',
      right: 'handle',
      label: t('制定措施', 'Plan the action', '制定措施'),
      confirm: t(
        '写明 {names} 的原因和措施，定下负责人和期限。负责人会收到通知。',
        'Describe the cause of {names} and the action, and set an assignee and a due date. The assignee is notified.',
        '寫明 {names} 的原因和措施，定下負責人和期限。負責人會收到通知。',
      ),
      log: t('制定不合格措施', 'Planned an action for a non-conformance', '制定不合格措施'),
      done: t('已制定措施', 'Action planned', '已制定措施'),
    },
    finish: {
      from: ['acting'],
      to: 'checking',
      right: 'handle',
      label: t('完成措施', 'Action done', '完成措施'),
      confirm: t(
        '写明 {names} 实际做了什么，之后由质量人员验证效果。',
        'Describe what was done about {names}. Quality staff then verify the effect.',
        '寫明 {names} 實際做了什麼，之後由品質人員驗證效果。',
      ),
      log: t('完成不合格措施', 'Completed the action of a non-conformance', '完成不合格措施'),
      done: t('已完成措施，等待验证', 'Action done; awaiting verification', '已完成措施，等待驗證'),
    },
    close: {
      from: ['checking'],
      to: 'closed',
      right: 'check',
      label: t('有效，关闭', 'Effective, close', '有效，關閉'),
      confirm: t(
        '{names} 的措施有效。写明依据后关闭。',
        'The action for {names} was effective. Describe the evidence to close it.',
        '{names} 的措施有效。寫明依據後關閉。',
      ),
      log: t(
        '验证有效并关闭不合格单',
        'Closed a non-conformance as effective',
        '驗證有效並關閉不合格單',
      ),
      done: t('验证有效，已关闭', 'Effective and closed', '驗證有效，已關閉'),
    },
    redo: {
      from: ['checking'],
      to: 'acting',
      right: 'check',
      isAside: true,
      label: t('无效，退回', 'Not effective, send back', '無效，退回'),
      confirm: t(
        '{names} 的措施没有效果，退回处理并定下新的期限。负责人会收到通知。',
        'The action for {names} was not effective. It is sent back with a new due date, and the assignee is notified.',
        '{names} 的措施沒有效果，退回處理並定下新的期限。負責人會收到通知。',
      ),
      log: t(
        '验证无效并退回不合格单',
        'Sent back a non-conformance as not effective',
        '驗證無效並退回不合格單',
      ),
      done: t('验证无效，已退回', 'Not effective; sent back', '驗證無效，已退回'),
    },
    cancel: {
      from: ['open', 'acting'],
      to: 'cancelled',
      right: 'handle',
      reason: 'required',
      isAside: true,
      isDanger: true,
      label: t('取消', 'Cancel', '取消'),
      confirm: t(
        '取消 {names}：不再处理，之后不能恢复。',
        'Cancel {names}? It will not be handled any further and can’t be reopened.',
        '取消 {names}：不再處理，之後不能恢復。',
      ),
      log: t('取消不合格单', 'Cancelled a non-conformance', '取消不合格單'),
      done: t('已取消不合格单', 'Non-conformance cancelled', '已取消不合格單'),
    },
  },
);
export type NonconformanceState = StateOf<typeof nonconformanceMoves>;
export type NonconformanceMove = MoveOf<typeof nonconformanceMoves>;
export const nonconformanceStates = stateNames(nonconformanceMoves);

/** Something is still to be done about them. */
export const unsettledStates = [
  'open',
  'acting',
  'checking',
] as const satisfies NonconformanceState[];
export const isUnsettled = (state: NonconformanceState): boolean =>
  unsettledStates.some((one) => one === state);

/** What happened to a finding; `recalled…`: what it is about was recalled. */
export const nonconformanceSteps = [
  'opened',
  'plan',
  'assigned',
  'finish',
  'close',
  'redo',
  'cancel',
  'recalledBatch',
  'recalledLot',
  'recalledCode',
] as const;
export type NonconformanceStep = (typeof nonconformanceSteps)[number];
