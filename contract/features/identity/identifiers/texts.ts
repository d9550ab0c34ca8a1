import { stateTexts } from '#contract/codes/states.ts';
import { t, type Text } from '#contract/text.ts';
import { levelTexts } from '../packs/texts.ts';
import type { IdentifierCommand, Risk } from './kinds.ts';

export const identifierTexts = {
  one: t('标识', 'identifier', '標識'),
  line: t(
    '每一个编码现在在哪里、是什么状态；可按编码、开头或区间查找',
    'Location and status of every code; search by code, prefix or range',
    '每一個編碼現在在哪裡、是什麼狀態；可依編碼、開頭或區間查找',
  ),
  fields: {
    id: t('序号', 'Number', '序號'),
    code: t('编码', 'Code', '編碼'),
    serial_number: t('序列号', 'Serial number', '序號'),
    link: t('链接', 'Link', '連結'),
    level: t('层级', 'Level', '層級'),
    pack_id: t('标识包', 'Pack', '標識包'),
    pack_code: t('标识包', 'Pack', '標識包'),
    part_id: t('物料', 'Part', '物料'),
    part_code: t('物料编码', 'Part code', '物料編碼'),
    part_name: t('物料', 'Part', '物料'),
    batch_id: t('生产批次', 'Batch', '生產批次'),
    batch_code: t('批次号', 'Batch number', '批號'),
    parent_id: t('上级包装', 'Parent', '上級包裝'),
    parent_code: t('上级包装', 'Parent', '上級包裝'),
    dealer_id: t('持有经销商', 'Dealer', '持有經銷商'),
    dealer_name: t('持有经销商', 'Dealer', '持有經銷商'),
    state: t('状态', 'Status', '狀態'),
    risk: t('风险', 'Risk', '風險'),
    scans: t('查询次数', 'Checks', '查詢次數'),
    first_time: t('首次查询', 'First check', '首次查詢'),
    reason: t('原因', 'Reason', '原因'),
    remark: t('说明', 'Remark', '說明'),
    keyword: t('编码、链接或编码开头', 'Code, link or prefix', '編碼、連結或編碼開頭'),
    first_code: t('起始编码', 'First code', '起始編碼'),
    last_code: t('结束编码', 'Last code', '結束編碼'),
    ids: t('标识', 'Identifiers', '標識'),
    codes: t('编码', 'Codes', '編碼'),
    ranges: t('编码区间', 'Ranges', '編碼區間'),
    create_time: t('生成时间', 'Generated', '產生時間'),
  },
  levels: levelTexts,
  states: stateTexts,
  risks: {
    none: t('正常', 'Normal', '正常'),
    caution: t('注意', 'Caution', '注意'),
    suspect: t('疑似复制', 'Suspected copy', '疑似複製'),
  } satisfies Record<Risk, Text>,
  commands: {
    freeze: t('冻结', 'Freeze', '凍結'),
    unfreeze: t('解冻', 'Unfreeze', '解凍'),
    void: t('作废', 'Void', '作廢'),
    scrap: t('报废', 'Scrap', '報廢'),
    sample: t('抽样', 'Sample', '抽樣'),
  } satisfies Record<IdentifierCommand, Text>,
  done: {
    freeze: t('已冻结 {n} 个标识', 'Identifiers frozen: {n}', '已凍結 {n} 個標識'),
    unfreeze: t('已解冻 {n} 个标识', 'Identifiers unfrozen: {n}', '已解凍 {n} 個標識'),
    void: t('已作废 {n} 个标识', 'Identifiers voided: {n}', '已作廢 {n} 個標識'),
    scrap: t('已报废 {n} 个标识', 'Identifiers scrapped: {n}', '已報廢 {n} 個標識'),
    sample: t('已抽样 {n} 个标识', 'Identifiers sampled: {n}', '已抽樣 {n} 個標識'),
  } satisfies Record<IdentifierCommand, Text>,
  queued: t(
    '{n} 个标识正在后台处理',
    'Identifiers being processed in the background: {n}',
    '{n} 個標識正在背景處理',
  ),
  empty: {
    title: t('还没有标识', 'No identifiers yet', '還沒有標識'),
    hint: t(
      '先在“标识包”里生成一批。',
      'Generate some under “Identifier packs” first.',
      '先在「標識包」裡產生一批。',
    ),
  },
  errors: {
    nothingChosen: t('请选择标识', 'Please select identifiers', '請選擇標識'),
    unknownCode: t(
      '没有找到编码“{code}”（共 {n} 个找不到）',
      'Code “{code}” not found ({n} not found in total)',
      '沒有找到編碼「{code}」（共 {n} 個找不到）',
    ),
    unknownIds: t('有 {n} 个标识不存在', '{n} identifiers do not exist', '有 {n} 個標識不存在'),
    noPack: t('标识包不存在', 'This pack does not exist', '標識包不存在'),
    twoPacks: t(
      '“{first}”和“{last}”不在同一个标识包，请分别填写区间',
      '“{first}” and “{last}” are in different packs; please enter a range for each',
      '「{first}」和「{last}」不在同一個標識包，請分別填寫區間',
    ),
    wrongWay: t(
      '“{last}”在“{first}”之前，请对调',
      '“{last}” comes before “{first}”; please swap them',
      '「{last}」在「{first}」之前，請對調',
    ),
    tooMany: t(
      '一次最多处理 {most} 个标识，选中了 {n} 个',
      'At most {most} identifiers at once; you selected {n}',
      '一次最多處理 {most} 個標識，選中了 {n} 個',
    ),
    wrongState: t(
      '有 {n} 个标识不能{command}，例如“{code}”的状态是“{state}”',
      '“{command}” is not possible for {n} of them; for example, {code} has the status “{state}”',
      '有 {n} 個標識不能{command}，例如「{code}」的狀態是「{state}」',
    ),
    noReason: t('没有这个原因', 'This reason does not exist', '沒有這個原因'),
    shortPrefix: t(
      '编码开头至少要 4 个字符',
      'Enter at least the first 4 characters of the code',
      '編碼開頭至少要 4 個字元',
    ),
    moving: t(
      '这些标识里有一部分正在后台处理，请稍后再试',
      'Some of these identifiers are being processed in the background. Please try again later',
      '這些標識裡有一部分正在背景處理，請稍後再試',
    ),
  },
} as const;
