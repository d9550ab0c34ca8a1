import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Lots wait for inspection; those that passed or were waived may be used. */
export const lotMoves = moves(
  {
    pending: t('待检', 'To be inspected', '待檢'),
    passed: t('合格', 'Passed', '合格'),
    waived: t('让步接收', 'Waived', '特採'),
    failed: t('不合格', 'Failed', '不合格'),
    used: t('已用完', 'Used up', '已用完'),
    recalled: t('已召回', 'Recalled', '已召回'),
    reversed: t('已冲销', 'Reversed', '已沖銷'),
  },
  {
    pass: {
      from: ['pending'],
      to: 'passed',
      right: 'inspect',
      label: t('判合格', 'Pass', '判合格'),
      reason: 'optional',
      confirm: t(
        '{names} 检验合格？之后可以领用。',
        'Did {names} pass the inspection? Afterwards it can be used.',
        '{names} 檢驗合格？之後可以領用。',
      ),
      log: t('来料检验合格', 'Passed material lots', '進料檢驗合格'),
      done: t('{n} 批判为合格', 'Lots passed: {n}', '{n} 批判為合格'),
    },
    fail: {
      from: ['pending', 'passed', 'waived'],
      to: 'failed',
      right: 'inspect',
      label: t('判不合格', 'Fail', '判不合格'),
      reason: 'required',
      isDanger: true,
      confirm: t(
        '{names} 判为不合格后不能再领用；已经领用的不变。',
        'Once {names} has failed, it can no longer be used; material already used is not affected.',
        '{names} 判為不合格後不能再領用；已經領用的不變。',
      ),
      log: t('来料检验不合格', 'Failed material lots', '進料檢驗不合格'),
      done: t('{n} 批判为不合格', 'Lots failed: {n}', '{n} 批判為不合格'),
    },
    waive: {
      from: ['pending', 'failed'],
      to: 'waived',
      right: 'waive',
      label: t('让步接收', 'Accept by waiver', '特採'),
      reason: 'required',
      isAside: true,
      confirm: t(
        '让步接收 {names}：不经合格判定就可以领用，请写明依据。',
        'Accept {names} by waiver: it can be used without passing inspection. Please state the reason.',
        '特採 {names}：不經合格判定就可以領用，請寫明依據。',
      ),
      log: t('让步接收物料批', 'Accepted material lots by waiver', '特採物料批'),
      done: t('{n} 批让步接收', 'Lots accepted by waiver: {n}', '{n} 批特採'),
    },
    recall: {
      from: ['pending', 'passed', 'waived', 'failed', 'used'],
      to: 'recalled',
      right: 'recall',
      label: t('召回', 'Recall', '召回'),
      reason: 'required',
      isDanger: true,
      confirm: t(
        '召回 {names}：用过它的批次和产品会一并召回，持有这些产品的经销商会收到通知。这一步不能撤销。',
        'Recall {names}: the batches and products that used it are recalled, and the dealers that hold them are notified. This can’t be undone.',
        '召回 {names}：用過它的批次和產品會一併召回，持有這些產品的經銷商會收到通知。這一步不能撤銷。',
      ),
      log: t('从物料批召回', 'Recalled from a material lot', '從物料批召回'),
      done: t('已召回 {n} 个物料批', 'Lots recalled: {n}', '已召回 {n} 個物料批'),
    },
  },
);
export type LotState = StateOf<typeof lotMoves>;
