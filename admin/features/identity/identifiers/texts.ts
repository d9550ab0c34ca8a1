import type { IdentifierCommand } from '#contract/features/identity/identifiers/contract.ts';
import { t, type Text } from '#contract/text.ts';

export const identifiersPageTexts = {
  trail: t('轨迹', 'History', '軌跡'),
  makePack: t('生成标识', 'Generate identifiers', '產生標識'),
  batch: t('批量操作', 'Bulk action', '批次操作'),
  batchNote: t(
    '对很多标识一次做同一件事：要么全部完成，要么一个都不动。',
    'Applies one action to many identifiers: to all of them or none.',
    '對很多標識一次做同一件事：要麼全部完成，要麼一個都不動。',
  ),
  command: t('操作', 'Action', '操作'),
  carryOut: t('执行', 'Apply', '執行'),
  chosen: t('已选 {n} 个标识：{codes}', '{n} selected: {codes}', '已選 {n} 個標識：{codes}'),
  recallMeaning: t(
    '这些产品不应再销售或使用，消费者扫码会看到召回提示；持有的经销商会收到通知。不能撤销。',
    'These products should no longer be sold or used. Consumers who scan them see a recall warning, and the dealers that hold them are notified. This can’t be undone.',
    '這些產品不應再銷售或使用，消費者掃碼會看到召回提示；持有的經銷商會收到通知。不能撤銷。',
  ),
  meaning: {
    freeze: t(
      '冻结期间，消费者查询会看到“已暂停使用”；可以随时解冻回到原来的状态。',
      'While frozen, consumers see that the code is suspended. You can unfreeze it at any time.',
      '凍結期間，消費者查詢會看到「已暫停使用」；可以隨時解凍回到原來的狀態。',
    ),
    unfreeze: t(
      '回到冻结之前的状态，消费者可以正常查询。',
      'Returns to the status before the freeze; consumers can check it as usual.',
      '回到凍結之前的狀態，消費者可以正常查詢。',
    ),
    void: t(
      '作废不能撤销：此后任何人查询都会看到“已作废”。',
      'This can’t be undone. From now on everyone who checks the code sees that it is void.',
      '作廢不能復原：此後任何人查詢都會看到「已作廢」。',
    ),
    scrap: t(
      '产品报废，不再出厂；标识不能再用于其他产品。',
      'The product is scrapped and won’t be shipped; its identifier can’t be used again.',
      '產品報廢，不再出廠；標識不能再用於其他產品。',
    ),
    sample: t(
      '产品被取样检验，不再出厂。',
      'The product is taken as a sample and won’t be shipped.',
      '產品被取樣檢驗，不再出廠。',
    ),
  } satisfies Record<IdentifierCommand, Text>,
  reason: t('原因', 'Reason', '原因'),
  remarkHint: t(
    '会写入轨迹和操作日志',
    'Recorded in the history and the operation log',
    '會寫入軌跡和操作日誌',
  ),
  inside: t('箱内标识', 'Contents', '箱內標識'),
  consumerPage: t('消费者页面', 'Consumer page', '消費者頁面'),
  consumerPageHint: t(
    '在新窗口打开，计为一次查询',
    'Opens in a new window and counts as a check',
    '在新視窗開啟，計為一次查詢',
  ),
  whole: t('完整查询', 'Full details', '完整查詢'),
} as const;
