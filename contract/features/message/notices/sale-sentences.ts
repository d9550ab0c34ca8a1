import { t } from '#contract/text.ts';

/** Texts of notices about reward campaigns. */
export const saleSentences = {
  campaignPrizeOut: {
    title: t('活动奖项已发完', 'A prize has run out', '活動獎項已發完'),
    content: t(
      '{code}（{name}）的奖项“{prize}”已发完，之后抽到它的人不中奖。可以增加数量，红包可以再导入红包码。',
      'The prize “{prize}” of {code} ({name}) has run out: from now on, drawing it wins nothing. You can raise its quantity or import more red-packet codes.',
      '{code}（{name}）的獎項「{prize}」已發完，之後抽到它的人不中獎。可以增加數量，紅包可以再匯入紅包碼。',
    ),
  },
  campaignBudgetShort: {
    title: t('活动预算不足', 'A campaign is short of budget', '活動預算不足'),
    content: t(
      '{code}（{name}）的预算只剩 {left} 元，不够再发“{prizes}”，之后抽到的人不中奖。可以增加预算。',
      '{code} ({name}) has only {left} yuan of its budget left, not enough for “{prizes}”: from now on, drawing it wins nothing. You can raise the budget.',
      '{code}（{name}）的預算只剩 {left} 元，不夠再發「{prizes}」，之後抽到的人不中獎。可以增加預算。',
    ),
  },
} as const;
