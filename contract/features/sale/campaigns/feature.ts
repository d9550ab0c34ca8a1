import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { campaignMoves } from './moves.ts';

export const campaigns = feature('sale/campaigns', {
  resource: 'campaign',
  area: 'sale:campaign',
  title: t('营销活动', 'Reward campaigns', '行銷活動'),
  one: t('营销活动', 'reward campaign', '行銷活動'),
  many: 'reward campaigns',
  menu: { id: 541, path: '/sale/campaign', under: 'sale' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    run: t(
      '开始、暂停与结束营销活动',
      'Start, pause and end reward campaigns',
      '開始、暫停與結束行銷活動',
    ),
  },
  roles: { sales: 'all', product: ['view'], data: ['view'] },
  numbers: { kind: 'campaign', prefix: 'HD', width: 3, reset: 'month' },
  moves: campaignMoves,
  log: {
    addCodes: t('添加红包码', 'Added red-packet codes', '新增紅包碼'),
    'api/reward': t('参与营销活动', 'Took part in a campaign', '參加行銷活動'),
    'api/rewardSms': t('发送领奖验证码', 'Sent a code to claim a prize', '傳送領獎驗證碼'),
  },
  found: { name: 'name', hint: ['code'], open: 'campaign' },
});
