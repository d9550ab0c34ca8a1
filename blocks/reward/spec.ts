import { t } from '#contract/text.ts';
import { campaign, colour, phrase, picture } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const reward = block({
  type: 'reward',
  group: 'more',
  icon: 'M4 8.5h12v8H4zM3 5.75h14V8.5H3zM10 5.75v10.75M10 5.75C8.5 2.5 5.5 3 6 5.75M10 5.75C11.5 2.5 14.5 3 14 5.75',
  name: t('扫码领奖', 'Reward', '掃碼領獎'),
  line: t(
    '扫到正品的人参与抽奖、领红包码',
    'Prizes and red-packet codes for people who scan a genuine product',
    '掃到正品的人參加抽獎、領紅包碼',
  ),
  fields: {
    title: phrase(t('标题', 'Title', '標題'), {
      initial: t('扫码有奖', 'Scan and win', '掃碼有獎'),
      max: 40,
    }),
    campaign: campaign(t('营销活动', 'Campaign', '行銷活動'), {
      hint: t(
        '在“营销活动”里新建并开始后，消费者才能领奖',
        'Consumers can claim prizes once you have created and started a campaign under “Reward campaigns”',
        '在「行銷活動」裡新建並開始後，消費者才能領獎',
      ),
    }),
    text: phrase(t('说明', 'Text', '說明'), {
      initial: t(
        '感谢您购买正品，留下手机号试试手气。',
        'Thank you for buying a genuine product. Enter your phone number and try your luck.',
        '感謝您購買正品，留下手機號碼試試手氣。',
      ),
      max: 200,
      rows: 2,
    }),
    picture: picture(t('图片', 'Picture', '圖片')),
    buttonName: phrase(t('按钮文字', 'Button text', '按鈕文字'), {
      initial: t('立即抽奖', 'Take part', '立即抽獎'),
      max: 12,
    }),
    colour: colour(t('按钮颜色', 'Button colour', '按鈕顏色'), '#C8402F'),
  },
});
