import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

const done = t(
  '维修单 {code} 的状态已改为“{state}”',
  'Repair {code} is now “{state}”',
  '維修單 {code} 的狀態已改為「{state}」',
);

/** The states of a repair and the moves between them. The main path comes first. */
export const repairMoves = moves(
  {
    submitted: t('待受理', 'Submitted', '待受理'),
    accepted: t('已受理', 'Accepted', '已受理'),
    diagnosing: t('检测中', 'Diagnosing', '檢測中'),
    quoted: t('已报价', 'Quoted', '已報價'),
    repairing: t('维修中', 'Repairing', '維修中'),
    testing: t('测试中', 'Testing', '測試中'),
    completed: t('已修好', 'Completed', '已修好'),
    closed: t('已结案', 'Closed', '已結案'),
    rejected: t('未受理', 'Rejected', '未受理'),
    waiting: t('待配件', 'Waiting for parts', '待料件'),
    replaced: t('已换新', 'Replaced', '已換新'),
  },
  {
    accept: {
      from: ['submitted'],
      to: 'accepted',
      right: 'handle',
      label: t('受理', 'Accept', '受理'),
      confirm: t(
        '受理 {names}，客户看到“处理中”。',
        'Accept {names}; the customer sees “Processing”.',
        '受理 {names}，客戶看到「處理中」。',
      ),
      log: t('受理维修', 'Accepted a repair', '受理維修'),
      done,
    },
    diagnose: {
      from: ['accepted'],
      to: 'diagnosing',
      right: 'handle',
      label: t('开始检测', 'Diagnose', '開始檢測'),
      confirm: t('开始检测 {names}。', 'Start diagnosing {names}.', '開始檢測 {names}。'),
      log: t('开始检测', 'Started diagnosing a repair', '開始檢測'),
      done,
    },
    quote: {
      from: ['diagnosing'],
      to: 'quoted',
      right: 'handle',
      label: t('报价', 'Quote', '報價'),
      confirm: t(
        '把 {names} 的价格发给客户；由客户付款时，客户同意后才能维修。',
        'Send the price of {names} to the customer. If the customer pays, the repair can start once they accept.',
        '把 {names} 的價格傳給客戶；由客戶付款時，客戶同意後才能維修。',
      ),
      log: t('维修报价', 'Quoted a repair', '維修報價'),
      done,
    },
    complete: {
      from: ['testing'],
      to: 'completed',
      right: 'handle',
      label: t('完成维修', 'Complete', '完成維修'),
      confirm: t(
        '{names} 测试通过，客户看到“已完成”。',
        '{names} passed its test; the customer sees “Completed”.',
        '{names} 測試通過，客戶看到「已完成」。',
      ),
      log: t('完成维修', 'Completed a repair', '完成維修'),
      done,
    },
    repair: {
      from: ['diagnosing', 'quoted', 'waiting', 'testing'],
      to: 'repairing',
      right: 'handle',
      label: t('开始维修', 'Repair', '開始維修'),
      confirm: t(
        '开始维修 {names}，客户看到“维修中”。',
        'Start repairing {names}; the customer sees “Being repaired”.',
        '開始維修 {names}，客戶看到「維修中」。',
      ),
      log: t('开始维修', 'Started a repair', '開始維修'),
      done,
    },
    test: {
      from: ['repairing'],
      to: 'testing',
      right: 'handle',
      label: t('开始测试', 'Test', '開始測試'),
      confirm: t(
        '{names} 已修好，开始测试。',
        '{names} is repaired; start testing it.',
        '{names} 已修好，開始測試。',
      ),
      log: t('维修后测试', 'Started testing a repair', '維修後測試'),
      done,
    },
    close: {
      from: ['completed', 'replaced', 'rejected'],
      to: 'closed',
      right: 'handle',
      label: t('结案', 'Close', '結案'),
      confirm: t(
        '{names} 已全部办结，之后不能再处理。',
        '{names} is finished and can’t be processed any further.',
        '{names} 已全部辦結，之後不能再處理。',
      ),
      log: t('维修结案', 'Closed a repair', '維修結案'),
      done,
    },
    wait: {
      from: ['diagnosing', 'quoted', 'repairing'],
      to: 'waiting',
      right: 'handle',
      label: t('等待配件', 'Wait for parts', '等待料件'),
      confirm: t(
        '{names} 等待配件到货。',
        '{names} is waiting for parts.',
        '{names} 等待料件到貨。',
      ),
      log: t('等待配件', 'Set a repair to waiting for parts', '等待料件'),
      done,
    },
    replace: {
      from: ['diagnosing', 'quoted', 'repairing', 'waiting', 'testing'],
      to: 'replaced',
      right: 'handle',
      label: t('换新', 'Replace', '換新'),
      confirm: t(
        '{names} 不再维修，为客户更换新品。',
        '{names} will not be repaired; the customer gets a new product.',
        '{names} 不再維修，為客戶更換新品。',
      ),
      log: t('换新', 'Replaced a product', '換新'),
      done,
    },
    requote: {
      from: ['quoted', 'repairing', 'waiting', 'testing'],
      to: 'quoted',
      right: 'handle',
      label: t('重新报价', 'Quote again', '重新報價'),
      confirm: t(
        '把 {names} 的新价格发给客户；客户同意后才能继续维修。',
        'Send the new price of {names} to the customer. The repair continues once they accept.',
        '把 {names} 的新價格傳給客戶；客戶同意後才能繼續維修。',
      ),
      log: t('重新报价', 'Quoted a repair again', '重新報價'),
      done,
    },
    reject: {
      from: ['submitted', 'accepted', 'diagnosing', 'quoted'],
      to: 'rejected',
      right: 'handle',
      // The customer must be told why.
      reason: 'required',
      label: t('不予受理', 'Reject', '不予受理'),
      isDanger: true,
      confirm: t(
        '不予受理 {names}，请告诉客户原因。',
        'Reject {names}; please tell the customer why.',
        '不予受理 {names}，請告訴客戶原因。',
      ),
      log: t('不予受理维修', 'Rejected a repair', '不予受理維修'),
      done,
    },
  },
);
export type RepairState = StateOf<typeof repairMoves>;
export type RepairMove = MoveOf<typeof repairMoves>;
