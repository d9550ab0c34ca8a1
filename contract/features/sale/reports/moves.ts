import { moves, stateNames, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t, type Text } from '#contract/text.ts';

/** A report is looked into or dismissed. The main path comes first. */
export const reportMoves = moves(
  {
    open: t('待核实', 'To be checked', '待核實'),
    accepted: t('调查中', 'Under investigation', '調查中'),
    closed: t('已办结', 'Settled', '已辦結'),
    dismissed: t('不成立', 'Dismissed', '不成立'),
  },
  {
    accept: {
      from: ['open'],
      to: 'accepted',
      right: 'handle',
      label: t('受理', 'Accept', '受理'),
      confirm: t(
        '受理 {names}：并入关于同一码或同一店铺的未结事件，没有就新开一个。举报人会看到“调查中”。',
        'Accept {names}: it joins the open incident about the same code or shop, or a new one is opened. The reporter sees “Under investigation”.',
        '受理 {names}：併入關於同一碼或同一店家的未結事件，沒有就新開一個。檢舉人會看到「調查中」。',
      ),
      log: t('受理假货举报', 'Accepted a report of a fake', '受理仿品檢舉'),
      done: t('已受理 {n} 条举报', 'Reports accepted: {n}', '已受理 {n} 則檢舉'),
    },
    close: {
      from: ['accepted'],
      to: 'closed',
      right: 'handle',
      label: t('办结', 'Settle', '辦結'),
      confirm: t(
        '{names} 已查清。举报人会看到“已办结”和您的答复。',
        '{names} has been resolved. The reporter sees “Settled” and your reply.',
        '{names} 已查清。檢舉人會看到「已辦結」和您的回覆。',
      ),
      log: t('办结假货举报', 'Settled a report of a fake', '辦結仿品檢舉'),
      done: t('已办结 {n} 条举报', 'Reports settled: {n}', '已辦結 {n} 則檢舉'),
    },
    dismiss: {
      from: ['open', 'accepted'],
      to: 'dismissed',
      right: 'handle',
      reason: 'required',
      label: t('不成立', 'Dismiss', '不成立'),
      isAside: true,
      confirm: t(
        '{names} 查无实据。原因只有本企业能看到，答复会给举报人看。',
        '{names} is unfounded. Only your company sees the reason; the reporter sees the reply.',
        '{names} 查無實據。原因只有本企業能看到，回覆會給檢舉人看。',
      ),
      log: t('认定假货举报不成立', 'Dismissed a report of a fake', '認定仿品檢舉不成立'),
      done: t('{n} 条举报不成立', 'Reports dismissed: {n}', '{n} 則檢舉不成立'),
    },
  },
);
export type ReportState = StateOf<typeof reportMoves>;
export type ReportMove = MoveOf<typeof reportMoves>;
export const reportStates = stateNames(reportMoves);

/** What the person who reported it sees. */
export const reportStatusTexts: Record<ReportState, Text> = {
  open: t('已收到，等待核实', 'Received, waiting to be checked', '已收到，等待核實'),
  accepted: t('调查中', 'Under investigation', '調查中'),
  closed: t('已办结', 'Settled', '已辦結'),
  dismissed: t('未认定为假货', 'Not found to be a fake', '未認定為仿品'),
};
