import { t } from '#contract/text.ts';

export const campaignsPageTexts = {
  view: t('查看', 'View', '檢視'),
  close: t('收起详情', 'Close details', '收合詳細資料'),
  addPrize: t('添加奖项', 'Add prize', '新增獎項'),
  addCodes: t('导入红包码', 'Import codes', '匯入紅包碼'),
  claims: t('领奖记录', 'Prize claims', '領獎紀錄'),
  everyPart: t('全部产品', 'All products', '全部產品'),
  figures: t('进展', 'Progress', '進展'),
  won: t('中奖', 'Won', '中獎'),
  left: t('剩余', 'Left', '剩餘'),
  codesLeft: t('剩余红包码', 'Codes left', '剩餘紅包碼'),
  noPrizes: t('还没有奖项', 'No prizes yet', '還沒有獎項'),
  noLists: t('还没有导入红包码', 'No red-packet codes have been imported', '還沒有匯入紅包碼'),
  counted: t(
    '{lines} 行：新增 {added}，重复 {repeated}，格式不对 {wrong}',
    '{lines} {lines:line|lines}: {added} added, {repeated} duplicate, {wrong} in the wrong format',
    '{lines} 列：新增 {added}，重複 {repeated}，格式不對 {wrong}',
  ),
  faults: t('没有导入的行', 'Lines not imported', '沒有匯入的列'),
  expired: t('已过结束时间', 'Past its end date', '已過結束時間'),
  hints: {
    budget: t(
      '中出的奖品金额之和不会超过预算；用完后只会“未中奖”',
      'The total value of prizes never exceeds the budget; once it is used up, no more prizes are given',
      '中出的獎品金額總和不會超過預算；用完後只會「未中獎」',
    ),
    per_person: t(
      '每个产品码始终只能参与一次',
      'Each product code can take part only once',
      '每個產品碼始終只能參加一次',
    ),
    part_ids: t('不选就是全部产品', 'Leave empty for all products', '不選就是全部產品'),
    prizes: t(
      '概率加起来不足 100% 的部分是“未中奖”；金额计入预算',
      'If the odds add up to less than 100%, the rest is “no prize”. Values count towards the budget',
      '機率加起來不足 100% 的部分是「未中獎」；金額計入預算',
    ),
    rules: t(
      '消费者在领奖处看到：怎么参与、怎么兑换、咨询电话',
      'Shown to consumers: how to take part, how to redeem a prize, who to call',
      '消費者在領獎處看到：怎麼參加、怎麼兌換、諮詢電話',
    ),
    needs_sms: t(
      '领奖前用短信验证码核实手机号，短信另计费',
      'The phone number is verified by an SMS code before claiming; SMS messages are charged',
      '領獎前用簡訊驗證碼核實手機號碼，簡訊另計費',
    ),
    file: t(
      '每行一个红包码的 csv、txt 或 xlsx 文件；重复的码只算一次',
      'A csv, txt or xlsx file with one code per line; repeated codes count once',
      '每列一個紅包碼的 csv、txt 或 xlsx 檔案；重複的碼只算一次',
    ),
    started: t(
      '活动已开始：奖项的种类、金额和概率不能再改，预算和数量只能增加。',
      'The campaign has started: the type, value and odds of prizes can’t be changed; budget and quantities can only be increased.',
      '活動已開始：獎項的種類、金額和機率不能再改，預算和數量只能增加。',
    ),
  },
  import: t('导入', 'Import', '匯入'),
} as const;
