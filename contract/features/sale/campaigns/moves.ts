import { moves, stateNames, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A campaign is prepared, runs, may rest, and ends for good. */
export const campaignMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    running: t('进行中', 'Running', '進行中'),
    paused: t('已暂停', 'Paused', '已暫停'),
    ended: t('已结束', 'Ended', '已結束'),
  },
  {
    start: {
      from: ['draft'],
      to: 'running',
      right: 'run',
      label: t('开始', 'Start', '開始'),
      confirm: t(
        '开始 {names}？之后奖项的种类、金额和概率不能再改，只能增加预算、数量和红包码。',
        'Start {names}? After that, the type, value and odds of its prizes can’t be changed; you can only add budget, quantities and codes.',
        '開始 {names}？之後獎項的種類、金額和機率不能再改，只能增加預算、數量和紅包碼。',
      ),
      log: t('开始营销活动', 'Started campaigns', '開始行銷活動'),
      done: t('已开始 {n} 个活动', 'Campaigns started: {n}', '已開始 {n} 個活動'),
    },
    pause: {
      from: ['running'],
      to: 'paused',
      right: 'run',
      isAside: true,
      label: t('暂停', 'Pause', '暫停'),
      confirm: t(
        '暂停 {names}？消费者暂时不能领奖，之后可以继续。',
        'Pause {names}? Consumers can’t claim prizes until you resume it.',
        '暫停 {names}？消費者暫時不能領獎，之後可以繼續。',
      ),
      log: t('暂停营销活动', 'Paused campaigns', '暫停行銷活動'),
      done: t('已暂停 {n} 个活动', 'Campaigns paused: {n}', '已暫停 {n} 個活動'),
    },
    resume: {
      from: ['paused'],
      to: 'running',
      right: 'run',
      label: t('继续', 'Resume', '繼續'),
      log: t('继续营销活动', 'Resumed campaigns', '繼續行銷活動'),
      done: t('已继续 {n} 个活动', 'Campaigns resumed: {n}', '已繼續 {n} 個活動'),
    },
    end: {
      from: ['running', 'paused'],
      to: 'ended',
      right: 'run',
      isAside: true,
      isDanger: true,
      label: t('结束', 'End', '結束'),
      confirm: t(
        '结束 {names}？结束后不能再开始，已领的奖品不受影响。',
        'End {names}? It can’t be started again; prizes already claimed stay valid.',
        '結束 {names}？結束後不能再開始，已領的獎品不受影響。',
      ),
      log: t('结束营销活动', 'Ended campaigns', '結束行銷活動'),
      done: t('已结束 {n} 个活动', 'Campaigns ended: {n}', '已結束 {n} 個活動'),
    },
  },
);
export type CampaignState = StateOf<typeof campaignMoves>;
export type CampaignMove = MoveOf<typeof campaignMoves>;
export const campaignStates = stateNames(campaignMoves);
