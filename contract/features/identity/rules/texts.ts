import type { SegmentKind } from '#contract/codes/segments.ts';
import { t, type Text } from '#contract/text.ts';
import { ruleMoves } from './moves.ts';

const segments: Record<SegmentKind, Text> = {
  constant: t('固定字符', 'Constant', '固定字元'),
  date: t('日期', 'Date', '日期'),
  part: t('物料', 'Part', '物料'),
  category: t('分类', 'Category', '分類'),
  factory: t('工厂', 'Factory', '工廠'),
  line: t('产线', 'Line', '產線'),
  batch: t('批次', 'Batch', '批次'),
  field: t('物料属性', 'Part attribute', '物料屬性'),
  sequence: t('流水号', 'Serial number', '流水號'),
  random: t('随机字符', 'Random', '隨機字元'),
  check: t('校验位', 'Check character', '檢查碼'),
};

export const ruleTexts = {
  one: t('编码规则', 'encoding rule', '編碼規則'),
  line: t(
    '每个标识按哪条规则生成；生效后不再改动，要改就修订出新版本',
    'How identifiers are generated. A rule in effect can’t be changed; create a new version instead',
    '每個標識依哪條規則產生；生效後不再改動，要改就修訂出新版本',
  ),
  fields: {
    name: t('规则名称', 'Rule name', '規則名稱'),
    kind: t('类型', 'Type', '類型'),
    segments: t('编码构成', 'Segments', '編碼構成'),
    separator: t('分隔符', 'Separator', '分隔符號'),
    remark: t('备注', 'Remark', '備註'),
    state: t('状态', 'Status', '狀態'),
    revision: t('版本', 'Version', '版本'),
    sample: t('样例', 'Sample', '範例'),
    length: t('长度', 'Length', '長度'),
    capacity: t('容量', 'Capacity', '容量'),
    chance: t('猜中机会', 'Guessing odds', '猜中機會'),
    effective_time: t('生效时间', 'In effect since', '生效時間'),
    expire_time: t('失效时间', 'Retired', '失效時間'),
    keyword: t('规则名称', 'Rule name', '規則名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
    text: t('字符', 'Characters', '字元'),
    format: t('格式', 'Format', '格式'),
    take: t('取用', 'Characters used', '取用'),
    width: t('位数', 'Length', '位數'),
    radix: t('进制', 'Radix', '進位'),
    start: t('起始号', 'First number', '起始號'),
    reset: t('重新开始', 'Restarts', '重新開始'),
    alphabet: t('字符集', 'Character set', '字元集'),
    method: t('算法', 'Algorithm', '演算法'),
  },
  kinds: {
    standard: t('标准编码', 'Standard', '標準編碼'),
    own: t('自定义', 'Custom', '自訂'),
  },
  states: ruleMoves.states,
  segments,
  unlimited: t('不限', 'No limit', '不限'),
  version: t('第 {n} 版', 'version {n}', '第 {n} 版'),
  chance: t('{n}分之一', '1 in {n}', '{n}分之一'),
  actions: {
    effect: ruleMoves.moves.effect.label,
    expire: ruleMoves.moves.expire.label,
    revise: t('修订', 'Revise', '修訂'),
  },
  done: {
    revise: t('已建立第 {n} 版草稿', 'Draft of version {n} created', '已建立第 {n} 版草稿'),
  },
  errors: {
    fixed: t(
      '规则已生效或已失效，不能再改动；请修订出新版本',
      'This rule is or was in effect and can’t be changed; please create a new version',
      '規則已生效或已失效，不可再改動；請修訂出新版本',
    ),
    notDeleted: t('只有草稿可以删除', 'Only drafts can be deleted', '只有草稿可以刪除'),
    notDraft: t(
      '规则“{name}”已失效，不能再生效；请修订出新版本',
      'The rule “{name}” is retired and can’t be put into effect again; please create a new version',
      '規則「{name}」已失效，不可再生效；請修訂出新版本',
    ),
    notEffective: t(
      '规则“{name}”还是草稿，不能停用',
      'The rule “{name}” is a draft and can’t be retired',
      '規則「{name}」還是草稿，不可停用',
    ),
    incomplete: t(
      '规则“{name}”还不完整：{what}',
      'The rule “{name}” is incomplete: {what}',
      '規則「{name}」還不完整：{what}',
    ),
    collides: t(
      '可能与规则“{name}”（第 {n} 版）产生相同的编码，请换一个开头或长度',
      'It could generate the same codes as “{name}” (version {n}); please choose another prefix or length',
      '可能與規則「{name}」（第 {n} 版）產生相同的編碼，請換一個開頭或長度',
    ),
    prefixTaken: t(
      '编码开头“{prefix}”已被占用，请换一个',
      'The prefix “{prefix}” is already taken; please choose another',
      '編碼開頭「{prefix}」已被占用，請換一個',
    ),
    draftExists: t(
      '这条规则已有一份草稿（第 {n} 版），请先处理它',
      'This rule already has a draft (version {n}); please finish or delete it first',
      '這條規則已有一份草稿（第 {n} 版），請先處理它',
    ),
    isDraft: t(
      '草稿可以直接编辑，不需要修订',
      'A draft can be edited directly; no new version is needed',
      '草稿可以直接編輯，不需要修訂',
    ),
  },
  empty: {
    title: t('还没有编码规则', 'No encoding rules yet', '還沒有編碼規則'),
    hint: t(
      '标准编码开箱即用；也可以按企业的习惯自己组合。',
      'Standard codes work out of the box; or compose codes the way your company needs.',
      '標準編碼開箱即用；也可以依企業的習慣自己組合。',
    ),
  },
} as const;
