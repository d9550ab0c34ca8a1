import type { RepairMove } from '#contract/features/sale/repairs/moves.ts';
import { t, type Text } from '#contract/text.ts';

export const repairsPageTexts = {
  view: t('查看', 'View', '檢視'),
  close: t('收起详情', 'Close the details', '收起詳情'),
  title: t('维修单 {code}', 'Repair {code}', '維修單 {code}'),
  way: t('处理进度', 'How far it is', '處理進度'),
  history: t('处理过程', 'How it went', '處理過程'),
  photo: t('照片 {n}', 'Photo {n}', '照片 {n}'),
  photoName: t('{code} 照片 {n}.webp', '{code} photo {n}.webp', '{code} 照片 {n}.webp'),
  noPhotos: t('没有附照片', 'No photos came along', '沒有附照片'),
  consumer: t('消费者', 'Consumer', '消費者'),
  told: t('告知客户：{text}', 'Told the customer: {text}', '告知客戶：{text}'),
  replyHint: t('客户查询进度时会看到', 'The customer sees it', '客戶查詢進度時會看到'),
  noteHint: t('只有本企业能看到', 'Only your company sees it', '只有本企業能看到'),
  /** What a move means, said before it is made. */
  meaning: {
    accept: t(
      '受理 {code}，客户看到“处理中”。',
      'Take {code} on; the customer sees “Processing”.',
      '受理 {code}，客戶看到「處理中」。',
    ),
    diagnose: t('开始检测 {code}。', 'Look for the fault of {code}.', '開始檢測 {code}。'),
    quote: t(
      '{code} 已向客户报价，可在说明中写明金额。',
      'The price of {code} was told; write it into the message.',
      '{code} 已向客戶報價，可在說明中寫明金額。',
    ),
    repair: t(
      '开始维修 {code}，客户看到“维修中”。',
      'Begin to repair {code}; the customer sees “Under maintenance”.',
      '開始維修 {code}，客戶看到「維修中」。',
    ),
    test: t(
      '{code} 已修好，开始测试。',
      '{code} is repaired; test it.',
      '{code} 已修好，開始測試。',
    ),
    complete: t(
      '{code} 测试通过，客户看到“已完成”。',
      '{code} passed its test; the customer sees “Completed”.',
      '{code} 測試通過，客戶看到「已完成」。',
    ),
    close: t(
      '{code} 已全部办结，之后不能再处理。',
      '{code} is settled; nothing can be done with it afterwards.',
      '{code} 已全部辦結，之後不能再處理。',
    ),
    wait: t('{code} 等待配件到货。', '{code} waits for parts.', '{code} 等待料件到貨。'),
    replace: t(
      '{code} 不再维修，为客户更换新品。',
      '{code} is not repaired; the customer gets a new one.',
      '{code} 不再維修，為客戶更換新品。',
    ),
    reject: t(
      '不予受理 {code}，请告诉客户原因。',
      'Turn {code} down; tell the customer why.',
      '不予受理 {code}，請告訴客戶原因。',
    ),
  } satisfies Record<RepairMove, Text>,
} as const;
