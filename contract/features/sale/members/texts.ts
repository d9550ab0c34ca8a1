import { memberTexts } from '#contract/features/member/members/texts.ts';
import { t } from '#contract/text.ts';

export const companyMemberTexts = {
  one: t('会员', 'member', '會員'),
  line: t(
    '激活、报修、领取积分或参加活动时留下手机号的消费者；自动出现，只限本企业',
    'Consumers who left their phone number for an activation, a repair, points or a campaign. They appear automatically, for your company only',
    '啟用、報修、領取點數或參加活動時留下手機號碼的消費者；自動出現，只限本企業',
  ),
  fields: {
    id: t('会员', 'Member', '會員'),
    name: t('姓名', 'Name', '姓名'),
    phone: t('手机号', 'Phone number', '手機號碼'),
    mobile: t('手机号或后四位', 'Phone number or last 4 digits', '手機號碼或後四碼'),
    source: t('来源', 'Source', '來源'),
    warranties: t('质保', 'Warranties', '保固'),
    repairs: t('维修', 'Repairs', '維修'),
    points: t('在本企业所得积分', 'Points earned with us', '在本企業所得點數'),
    first_time: t('首次到来', 'First seen', '首次到來'),
    last_time: t('最近到来', 'Last seen', '最近到來'),
  },
  sources: memberTexts.sources,
  kinds: memberTexts.kinds,
  reversed: t('已冲正', 'reversed', '已沖正'),
  empty: {
    title: t('还没有会员', 'No members yet', '還沒有會員'),
    hint: t(
      '消费者激活产品、报修或领取积分后，会自动出现在这里。',
      'Consumers appear here automatically once they activate a product, request a repair or collect points.',
      '消費者啟用產品、報修或領取點數後，會自動出現在這裡。',
    ),
  },
} as const;
