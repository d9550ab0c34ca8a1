import type { Reset, SegmentKind } from '#contract/codes/segments.ts';
import { t, type Text } from '#contract/text.ts';

const resets: Record<Reset, Text> = {
  never: t('从不', 'Never', '從不'),
  year: t('每年', 'Yearly', '每年'),
  month: t('每月', 'Monthly', '每月'),
  day: t('每天', 'Daily', '每天'),
  batch: t('每个批次', 'Per batch', '每個批次'),
  part: t('每种物料', 'Per part', '每種物料'),
};

const kindHints: Partial<Record<SegmentKind, Text>> = {
  category: t('取物料分类的编号', 'Code of the part’s category', '取物料分類的編號'),
  factory: t('取批次的工厂', 'Factory of the batch', '取批次的工廠'),
  line: t('取批次的产线', 'Production line of the batch', '取批次的產線'),
  batch: t('取批次号的末几位', 'Last characters of the batch number', '取批次號的末幾碼'),
  random: t('让编码难以被猜中', 'Makes codes hard to guess', '讓編碼難以被猜中'),
};

export const ruleFormTexts = {
  gauge: t('试一试', 'Try it', '試一試'),
  kinds: {
    standard: t(
      '16 位，由平台生成：看不出先后，也无法编造。无需设置，随时可用。',
      '16 characters made by the platform: the order is not visible and they can’t be forged. No setup needed.',
      '16 碼，由平台產生：看不出先後，也無法編造。無需設定，隨時可用。',
    ),
    own: t(
      '用下面的段组成企业自己的编码。',
      'Compose your own codes from the segments below.',
      '用下面的段組成企業自己的編碼。',
    ),
  },
  palette: t('添加一段', 'Add a segment', '新增一段'),
  addOne: t('添加{name}', 'Add: {name}', '新增{name}'),
  nothing: t('从这里选一段开始', 'Choose a segment to start', '從這裡選一段開始'),
  rowName: t('第 {n} 段（{name}）', 'segment {n} ({name})', '第 {n} 段（{name}）'),
  drag: t('拖动 {name}', 'Drag {name}', '拖曳 {name}'),
  sortable: t('可排序', 'sortable', '可排序'),
  drags: {
    how: t(
      '按空格键拿起这一段，用上下键移动，再按空格键放下，按 Esc 取消。',
      'Press space to pick the segment up, move it with the arrow keys, press space again to drop it, Esc to cancel.',
      '按空白鍵拿起這一段，用上下鍵移動，再按空白鍵放下，按 Esc 取消。',
    ),
    lifted: t('已拿起第 {n} 段', 'Segment {n} picked up', '已拿起第 {n} 段'),
    over: t('移到第 {n} 位', 'Moved to position {n}', '移到第 {n} 位'),
    dropped: t('已放到第 {n} 位', 'Dropped at position {n}', '已放到第 {n} 位'),
    cancelled: t('已取消移动', 'Move cancelled', '已取消移動'),
  },
  noSeparator: t('无', 'None', '無'),
  takes: {
    code: t('物料编码', 'Part code', '物料編碼'),
    model: t('型号', 'Model', '型號'),
    gtin: t('商品条码', 'GTIN', '商品條碼'),
  },
  attribute: t('属性名称', 'Attribute', '屬性名稱'),
  radixes: {
    10: t('十进制', 'Decimal', '十進位'),
    16: t('十六进制', 'Hexadecimal', '十六進位'),
    32: t('32 进制（无易混字符）', 'Base 32 (no look-alikes)', '32 進位（無易混字元）'),
    36: t('36 进制', 'Base 36', '36 進位'),
  },
  resets,
  alphabets: {
    digits: t('数字', 'Digits', '數字'),
    letters: t('字母', 'Letters', '字母'),
    mixed: t('数字与字母', 'Digits and letters', '數字與字母'),
  },
  methods: {
    mod10: t('模 10（数字）', 'Modulo 10 (digit)', '模 10（數字）'),
    damm: t('Damm（数字）', 'Damm (digit)', 'Damm（數字）'),
    mod36: t('模 36（数字或字母）', 'Modulo 36 (digit or letter)', '模 36（數字或字母）'),
  },
  kindHints,
  samples: t('样例', 'Samples', '範例'),
  noSample: t(
    '加上固定字符和流水号，样例就会出现。',
    'Add a constant and a serial number to see samples.',
    '加上固定字元和流水號，範例就會出現。',
  ),
  tryOn: t('用哪种物料试', 'Try with', '用哪種物料試'),
  examples: t('示例数据', 'Sample values', '範例資料'),
  length: t('长度', 'Length', '長度'),
  characters: t('{n} 个字符', '{n} characters', '{n} 個字元'),
  capacity: t('容量', 'Capacity', '容量'),
  fits: {
    never: t(
      '可生成 {n} 个编码，之后流水号用尽',
      '{n} codes in total',
      '可產生 {n} 個編碼，之後流水號用盡',
    ),
    year: t('每年可生成 {n} 个编码', '{n} codes per year', '每年可產生 {n} 個編碼'),
    month: t('每月可生成 {n} 个编码', '{n} codes per month', '每月可產生 {n} 個編碼'),
    day: t('每天可生成 {n} 个编码', '{n} codes per day', '每天可產生 {n} 個編碼'),
    batch: t('每个批次可生成 {n} 个编码', '{n} codes per batch', '每個批次可產生 {n} 個編碼'),
    part: t('每种物料可生成 {n} 个编码', '{n} codes per part', '每種物料可產生 {n} 個編碼'),
  } satisfies Record<Reset, Text>,
  unlimited: t('没有自己的上限', 'No limit of its own', '沒有自己的上限'),
  guess: {
    title: t('防猜强度', 'Guessing resistance', '防猜強度'),
    certain: t(
      '必中：知道一个码就能写出下一个',
      'None: anyone who knows one code can write the next',
      '必中：知道一個碼就能寫出下一個',
    ),
    oneIn: t('每{n}次猜中一次', '1 in {n} guesses succeeds', '每{n}次猜中一次'),
    weak: t('易猜', 'easy', '易猜'),
    strong: t('难猜', 'hard', '難猜'),
    line: t('十亿分之一', 'one in a billion', '十億分之一'),
    warning: t(
      '高于十亿分之一。再加 {n} 位随机字符就够了，或改用标准编码。',
      'Higher than one in a billion. Add {n} more random characters, or use standard codes.',
      '高於十億分之一。再加 {n} 碼隨機字元就夠了，或改用標準編碼。',
    ),
  },
  checks: t('规则检查', 'Checks', '規則檢查'),
  met: t('已满足', 'met', '已滿足'),
  unmet: t('未满足', 'not met', '未滿足'),
  alone: t(
    '不与企业的其他规则重码',
    'No overlap with other rules of the company',
    '不與企業的其他規則重碼',
  ),
  collides: t(
    '可能与“{name}”（第 {n} 版）重码',
    'Could overlap with “{name}” (version {n})',
    '可能與「{name}」（第 {n} 版）重碼',
  ),
  worrying: t('偏易猜', 'Easy to guess', '偏易猜'),
} as const;
