import { t } from '#contract/text.ts';

export const memberLevelTexts = {
  one: t('会员等级', 'member level', '會員等級'),
  line: t(
    '成长值达到门槛的会员自动升到该等级；门槛一改，会员立即重新归级',
    'Members get the level whose threshold their growth points have reached; changing a threshold takes effect immediately',
    '成長值達到門檻的會員自動升到該等級；門檻一改，會員立即重新歸級',
  ),
  fields: {
    name: t('等级名称', 'Level name', '等級名稱'),
    name_en: t('英文名称', 'Name in English', '英文名稱'),
    name_tw: t('繁体名称', 'Name in Traditional Chinese', '繁體名稱'),
    growth: t('成长值门槛', 'Growth point threshold', '成長值門檻'),
    color: t('颜色', 'Colour', '顏色'),
    benefits: t('权益说明', 'Benefits', '權益說明'),
    members: t('会员数', 'Members', '會員數'),
    keyword: t('等级名称', 'Level name', '等級名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  colors: {
    grey: t('灰', 'Grey', '灰'),
    blue: t('墨蓝', 'Ink blue', '墨藍'),
    jade: t('玉绿', 'Jade', '玉綠'),
    amber: t('琥珀', 'Amber', '琥珀'),
    seal: t('朱红', 'Vermilion', '朱紅'),
  },
  hints: {
    growth: t(
      '会员的成长值达到这个数即升到该等级；最低等级为 0',
      'Members with this many growth points get the level; the lowest must be 0',
      '會員的成長值達到這個數即升到該等級；最低等級為 0',
    ),
  },
  empty: {
    title: t('还没有会员等级', 'No member levels yet', '還沒有會員等級'),
    hint: t(
      '先设一个门槛为 0 的等级，再往上添加。',
      'Start with a level at 0, then add higher ones.',
      '先設一個門檻為 0 的等級，再往上新增。',
    ),
  },
  errors: {
    lowest: t(
      '最低等级的门槛必须为 0',
      'The threshold of the lowest level must be 0',
      '最低等級的門檻必須為 0',
    ),
    lowestStays: t(
      '最低等级不能删除：没有更低的等级接收会员',
      'The lowest level can’t be deleted: there is no lower level for its members',
      '最低等級不能刪除：沒有更低的等級接收會員',
    ),
  },
} as const;
