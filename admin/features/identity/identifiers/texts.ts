import type { IdentifierCommand } from '#contract/features/identity/identifiers/contract.ts';
import { t, type Text } from '#contract/text.ts';

export const identifiersPageTexts = {
  trail: t('轨迹', 'Trail', '軌跡'),
  makePack: t('生成标识', 'Generate identifiers', '產生標識'),
  batch: t('批量操作', 'Batch command', '批次操作'),
  batchNote: t(
    '对很多标识一次做同一件事：要么全部完成，要么一个都不动。',
    'The same thing for many identifiers at once: for all of them or for none.',
    '對很多標識一次做同一件事：要麼全部完成，要麼一個都不動。',
  ),
  command: t('操作', 'Command', '操作'),
  carryOut: t('执行', 'Carry out', '執行'),
  chosen: t('已选 {n} 个标识：{codes}', '{n} chosen: {codes}', '已選 {n} 個標識：{codes}'),
  meaning: {
    freeze: t(
      '冻结期间，消费者查询会看到“已暂停使用”；可以随时解冻回到原来的状态。',
      'While frozen, consumers are told that the code is suspended; it can be unfrozen to where it stood at any time.',
      '凍結期間，消費者查詢會看到「已暫停使用」；可以隨時解凍回到原來的狀態。',
    ),
    unfreeze: t(
      '回到冻结之前的状态，消费者可以正常查询。',
      'Back to where it stood before it was frozen; consumers can check it as usual.',
      '回到凍結之前的狀態，消費者可以正常查詢。',
    ),
    void: t(
      '作废不能撤销：此后任何人查询都会看到“已作废”。',
      'This cannot be undone: from now on everybody is told that the code is void.',
      '作廢不能復原：此後任何人查詢都會看到「已作廢」。',
    ),
    scrap: t(
      '产品报废，不再出厂；标识不能再用于其他产品。',
      'The product is scrapped and never shipped; its identifier is not used for another.',
      '產品報廢，不再出廠；標識不能再用於其他產品。',
    ),
    sample: t(
      '产品被取样检验，不再出厂。',
      'The product is taken as a sample and never shipped.',
      '產品被取樣檢驗，不再出廠。',
    ),
  } satisfies Record<IdentifierCommand, Text>,
  reason: t('原因', 'Reason', '原因'),
  remarkHint: t(
    '会写入轨迹和操作日志',
    'Kept in the trail and the operation log',
    '會寫入軌跡和操作日誌',
  ),
  inside: t('箱内标识', 'What is inside', '箱內標識'),
  whole: t('完整查询', 'Everything known', '完整查詢'),
} as const;
