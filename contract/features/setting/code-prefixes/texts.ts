import { t } from '#contract/text.ts';

export const prefixTexts = {
  one: t('编码前缀', 'code prefix', '編碼前綴'),
  line: t(
    '企业自有编码的开头，由谁颁发、何时有效；过期的前缀不再生成新码，已有的码不受影响',
    'Prefixes of your own codes, their issuer and validity. Expired prefixes can’t be used for new codes; existing codes are not affected',
    '企業自有編碼的開頭，由誰核發、何時有效；過期的前綴不再產生新碼，已有的碼不受影響',
  ),
  fields: {
    prefix: t('前缀', 'Prefix', '前綴'),
    issuer: t('颁发机构', 'Issuer', '核發機構'),
    state: t('状态', 'Status', '狀態'),
    from_day: t('开始日期', 'From', '開始日期'),
    until_day: t('结束日期', 'Until', '結束日期'),
    is_automatic: t('来源', 'Origin', '來源'),
    rules: t('使用的规则', 'Used by', '使用的規則'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('前缀、备注', 'Prefix or remark', '前綴、備註'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  issuers: {
    own: t('企业自定', 'Custom', '企業自訂'),
    gs1: t('GS1 编码中心', 'GS1', 'GS1 編碼中心'),
    other: t('其他机构', 'Other', '其他機構'),
  },
  states: {
    coming: t('未生效', 'Not yet valid', '未生效'),
    valid: t('有效', 'Valid', '有效'),
    expired: t('已过期', 'Expired', '已過期'),
  },
  origins: {
    true: t('规则自动登记', 'Registered by a rule', '規則自動登記'),
    false: t('手工登记', 'Registered manually', '手動登記'),
  },
  errors: {
    taken: t(
      '前缀“{prefix}”已被占用，请换一个',
      'The prefix “{prefix}” is already taken; please choose another',
      '前綴「{prefix}」已被占用，請換一個',
    ),
    usedByRule: t(
      '编码规则“{name}”以“{prefix}”开头，不能删除或改动前缀',
      'The rule “{name}” uses the prefix “{prefix}”, so it can’t be deleted or changed',
      '編碼規則「{name}」以「{prefix}」開頭，不能刪除或變更前綴',
    ),
    usedByCodes: t(
      '已有编码以“{prefix}”开头，不能删除或改动前缀',
      'Existing codes use the prefix “{prefix}”, so it can’t be deleted or changed',
      '已有編碼以「{prefix}」開頭，不能刪除或變更前綴',
    ),
    notInForce: t(
      '编码前缀“{prefix}”不在有效期内，不能用于新码',
      'The prefix “{prefix}” is not valid at present, so it can’t be used for new codes',
      '編碼前綴「{prefix}」不在有效期內，不能用於新碼',
    ),
  },
  empty: {
    title: t('还没有编码前缀', 'No code prefixes yet', '還沒有編碼前綴'),
    hint: t(
      '登记向编码机构申请到的前缀，编码规则就可以使用它。',
      'Register the prefix that your issuing agency assigned so that encoding rules can use it.',
      '登記向編碼機構申請到的前綴，編碼規則就可以使用它。',
    ),
  },
} as const;
