import { t } from '#contract/text.ts';

export const policyTexts = {
  one: t('质保政策', 'warranty policy', '保固政策'),
  line: t(
    '多种产品共用的质保期和条款；修改只影响以后的激活',
    'Warranty periods and terms that products share; changes apply to later activations only',
    '多種產品共用的保固期和條款；修改只影響以後的啟用',
  ),
  fields: {
    name: t('名称', 'Name', '名稱'),
    months: t('质保期（月）', 'Warranty (months)', '保固期（月）'),
    starts_at: t('质保起算', 'Warranty starts', '保固起算'),
    grace_days: t('宽限天数', 'Grace period (days)', '寬限天數'),
    terms: t('质保条款', 'Terms', '保固條款'),
    parts: t('适用的产品', 'Products', '適用的產品'),
    part_count: t('产品数', 'Products', '產品數'),
    revision: t('版次', 'Revision', '版次'),
    keyword: t('名称', 'Name', '名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  hints: {
    grace_days: t(
      '从发货起算时，再加这么多天才开始',
      'If it starts with shipment, it begins this many days later',
      '從出貨起算時，再加這麼多天才開始',
    ),
    terms: t(
      '印在消费者的质保卡上：保什么、不保什么、怎么报修',
      'Printed on the consumer’s warranty card: what is covered, what is not, and how to request a repair',
      '印在消費者的保固卡上：保什麼、不保什麼、怎麼報修',
    ),
    parts: t(
      '选中的产品改用这份政策；在产品上也可以选择',
      'These products use this policy; you can also choose it on the product',
      '選中的產品改用這份政策；在產品上也可以選擇',
    ),
  },
  empty: {
    title: t('还没有质保政策', 'No warranty policies yet', '還沒有保固政策'),
    hint: t(
      '新建一份政策，选中适用的产品，以后激活就按它计算质保。',
      'Add a policy and choose its products; later activations follow it.',
      '新建一份政策，選中適用的產品，以後啟用就依它計算保固。',
    ),
  },
  errors: {
    noPart: t('产品不存在', 'This product does not exist', '產品不存在'),
    granted: t(
      '“{name}”已有质保按它授予，不能删除',
      'Warranties were granted under {name}, so it can’t be deleted',
      '「{name}」已有保固依它授予，不能刪除',
    ),
    used: t(
      '“{name}”还有产品在用，不能删除',
      'Products use {name}, so it can’t be deleted',
      '「{name}」還有產品在用，不能刪除',
    ),
  },
} as const;
