import { t, type Text } from '#contract/text.ts';
import type { Level } from './levels.ts';
import { packMoves } from './moves.ts';

export const levelTexts: Record<Level, Text> = {
  unit: t('单品', 'Unit', '單品'),
  box: t('箱', 'Box', '箱'),
  pallet: t('托盘', 'Pallet', '棧板'),
};

export const packTexts = {
  one: t('标识包', 'identifier pack', '標識包'),
  line: t(
    '一次订下的一批标识：后台生成，可暂停、继续，导出给印刷',
    'Identifiers ordered together: generated in the background, can be paused and resumed, exported for printing',
    '一次訂下的一批標識：背景產生，可暫停、繼續，匯出給印刷',
  ),
  fields: {
    code: t('包号', 'Pack number', '包號'),
    rule_id: t('编码规则', 'Encoding rule', '編碼規則'),
    rule_name: t('编码规则', 'Encoding rule', '編碼規則'),
    level: t('层级', 'Level', '層級'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    batch_id: t('生产批次', 'Batch', '生產批次'),
    batch_code: t('批次号', 'Batch number', '批號'),
    quantity: t('数量', 'Quantity', '數量'),
    made: t('已生成', 'Generated', '已產生'),
    state: t('状态', 'Status', '狀態'),
    first_code: t('起始编码', 'First code', '起始編碼'),
    last_code: t('结束编码', 'Last code', '結束編碼'),
    exports: t('导出次数', 'Exports', '匯出次數'),
    export_time: t('最近导出', 'Last export', '最近匯出'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('包号、物料、备注', 'Number, part or remark', '包號、物料、備註'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
    format: t('文件格式', 'File format', '檔案格式'),
    with_link: t('附带链接', 'Include links', '附帶連結'),
    passphrase: t('口令', 'Passphrase', '密語'),
    used: t('已用', 'Used', '已用'),
    quota: t('额度', 'Quota', '額度'),
  },
  levels: levelTexts,
  brought: t('导入的编码', 'Imported codes', '匯入的編碼'),
  states: packMoves.states,
  done: {
    add: t(
      '已开始生成 {n} 个标识',
      'Generating {n} {n:identifier|identifiers}',
      '已開始產生 {n} 個標識',
    ),
  },
  empty: {
    title: t('还没有标识包', 'No identifier packs yet', '還沒有標識包'),
    hint: t(
      '选择一条已生效的编码规则，生成第一批标识。',
      'Choose an encoding rule in effect and generate the first identifiers.',
      '選擇一條已生效的編碼規則，產生第一批標識。',
    ),
  },
  errors: {
    noRule: t('编码规则不存在', 'This encoding rule does not exist', '編碼規則不存在'),
    ruleNotEffective: t(
      '编码规则没有生效，不能生成标识',
      'The encoding rule is not in effect',
      '編碼規則沒有生效，不能產生標識',
    ),
    noPart: t('物料不存在', 'This part does not exist', '物料不存在'),
    noBatch: t('生产批次不存在', 'This batch does not exist', '生產批次不存在'),
    otherPart: t(
      '生产批次属于另一个物料',
      'The batch belongs to another part',
      '生產批次屬於另一個物料',
    ),
    batchOver: t(
      '生产批次已关闭或已召回，不能再生成标识',
      'The batch is closed or recalled, so no more identifiers can be generated',
      '生產批次已關閉或已召回，不能再產生標識',
    ),
    needsPart: t(
      '编码里有物料信息，请选择物料',
      'The codes contain part information; please choose a part',
      '編碼裡有物料資訊，請選擇物料',
    ),
    needsBatch: t(
      '编码里有批次、工厂或产线，请选择生产批次',
      'The codes contain the batch, factory or line; please choose a batch',
      '編碼裡有批次、工廠或產線，請選擇生產批次',
    ),
    tooMany: t(
      '这条规则最多还能生成 {n} 个标识',
      'This rule can generate at most {n} more identifiers',
      '這條規則最多還能產生 {n} 個標識',
    ),
    quota: t(
      '标识额度不足：已用 {used}，共 {all}，还能生成 {left} 个',
      'Not enough quota: {used} of {all} identifiers used, {left} left',
      '標識額度不足：已用 {used}，共 {all}，還能產生 {left} 個',
    ),
    spaceFull: t(
      '平台的编码空间不足，请联系平台管理员',
      'The platform has run out of code numbers; please contact its administrator',
      '平台的編碼空間不足，請聯絡平台管理員',
    ),
    wrongState: t(
      '标识包的状态是“{state}”，不能{command}',
      '“{command}” is not possible: the pack has the status “{state}”',
      '標識包的狀態是「{state}」，不能{command}',
    ),
    notExported: t(
      '标识包还没有生成完，不能导出',
      'The pack is not complete yet and can’t be exported',
      '標識包還沒有產生完，不能匯出',
    ),
    keyRevoked: t(
      '这些标识的密钥已吊销，印出来也不会被认可',
      'The key of these identifiers has been revoked; printed codes would not be accepted',
      '這些標識的金鑰已撤銷，印出來也不會被認可',
    ),
    nothingMade: t(
      '标识包里没有标识，无需导出',
      'The pack contains no identifiers to export',
      '標識包裡沒有標識，無需匯出',
    ),
  },
} as const;
