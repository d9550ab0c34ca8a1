import { t, type Text } from '#contract/text.ts';
import type { ExampleKind, ExampleSize } from './kinds.ts';

export const exampleTexts = {
  one: t('示例数据', 'sample data', '範例資料'),
  line: t(
    '为试用企业填充示例数据，计入该企业的配额',
    'Fills a trial company with sample data, which counts towards its quotas',
    '為試用企業填充範例資料，計入該企業的配額',
  ),
  fields: {
    company_id: t('企业', 'Company', '企業'),
    company_name: t('企业', 'Company', '企業'),
    kinds: t('内容', 'Content', '內容'),
    size: t('数量', 'Amount of data', '數量'),
    made: t('已生成', 'Generated', '已產生'),
    state: t('状态', 'Status', '狀態'),
    confirm: t('输入企业名称确认', 'Type the company name to confirm', '輸入企業名稱確認'),
    create_user: t('操作人', 'By', '操作人'),
    create_time: t('创建时间', 'Created', '建立時間'),
  },
  kinds: {
    products: t('分类与物料', 'Categories and parts', '分類與物料'),
    partners: t('供应商与客户', 'Suppliers and customers', '供應商與客戶'),
    pages: t('页面', 'Pages', '頁面'),
    batches: t('生产批次', 'Production batches', '生產批次'),
    codes: t('标识、绑定与质保', 'Identifiers, bindings, warranties', '標識、綁定與保固'),
    security: t('防伪码', 'Security codes', '防偽碼'),
    scans: t('扫码与风险事件', 'Scans and incidents', '掃碼與風險事件'),
    repairs: t('维修单', 'Repairs', '維修單'),
  } satisfies Record<ExampleKind, Text>,
  sizes: {
    small: t('少量', 'Small', '少量'),
    medium: t('中等', 'Medium', '中等'),
    large: t('大量', 'Large', '大量'),
  } satisfies Record<ExampleSize, Text>,
  started: t('已开始生成示例数据', 'Generating sample data', '已開始產生範例資料'),
  empty: {
    title: t('还没有生成过示例数据', 'No sample data generated yet', '還沒有產生過範例資料'),
    hint: t(
      '选择一家试用企业，填充产品、标识与扫码记录。',
      'Choose a trial company and fill it with products, codes and scans.',
      '選擇一家試用企業，填充產品、標識與掃碼紀錄。',
    ),
  },
  errors: {
    notTrial: t(
      '只能为已认证或试用版的企业生成',
      'Only for verified companies or trial versions',
      '只能為已認證或試用版的企業產生',
    ),
    nobody: t(
      '企业还没有用户，不能生成',
      'The company has no users yet',
      '企業還沒有使用者，不能產生',
    ),
    confirm: t(
      '该企业已有自己的标识，请完整输入企业名称“{name}”',
      'The company has identifiers of its own; please type its full name “{name}”',
      '該企業已有自己的標識，請完整輸入企業名稱「{name}」',
    ),
    underWay: t(
      '该企业的示例数据正在生成',
      'Sample data for this company is already being generated',
      '該企業的範例資料正在產生',
    ),
    quota: t(
      '该企业还能生成 {left} 个标识，不够 {wanted} 个',
      'The company has {left} identifiers left, but {wanted} are needed',
      '該企業還能產生 {left} 個標識，不足 {wanted} 個',
    ),
    wrongState: t(
      '当前状态不能执行此操作',
      'Not possible in the current status',
      '目前狀態不能執行此操作',
    ),
  },
} as const;
