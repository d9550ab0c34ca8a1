import { t } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';
import { factoryMoves } from './moves.ts';

export const factoryTexts = {
  one: t('工厂', 'factory', '工廠'),
  line: t(
    '工厂及其认证证书；有效期内，产品页面显示工厂认证标志',
    'Factories and their certificates; while one is valid, product pages show its badge',
    '工廠及其認證證書；有效期內，產品頁面顯示工廠認證標誌',
  ),
  fields: {
    ...namesInThree('name', t('工厂名称', 'Factory', '工廠名稱')),
    code: t('工厂代码', 'Factory code', '工廠代碼'),
    gln: t('全球位置码', 'GLN', '全球位置碼'),
    address: t('地址', 'Address', '地址'),
    certificate: t('认证证书', 'Certificate', '認證證書'),
    certificate_name: t('认证证书', 'Certificate', '認證證書'),
    valid_from: t('生效日期', 'Valid from', '生效日期'),
    valid_to: t('有效期至', 'Valid until', '有效期至'),
    url: t('认证网址', 'Badge link', '認證網址'),
    state: t('状态', 'Status', '狀態'),
    reason: t('撤销原因', 'Reason for withdrawal', '撤銷原因'),
    batches: t('生产批次', 'Batches', '生產批次'),
    keyword: t('名称、代码、地址', 'Name, code or address', '名稱、代碼、地址'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: factoryMoves.states,
  empty: {
    title: t('还没有工厂', 'No factories yet', '還沒有工廠'),
    hint: t(
      '新增生产产品的工厂，上传证书并认证，然后在生产批次里选择它。',
      'Add the factory that makes your products, upload its certificate, certify it, and choose it in production batches.',
      '新增生產產品的工廠，上傳證書並認證，然後在生產批次裡選擇它。',
    ),
  },
  errors: {
    noCertificate: t(
      '“{name}”还没有认证证书',
      '{name} has no certificate yet',
      '「{name}」還沒有認證證書',
    ),
    noValidity: t(
      '“{name}”还没有填写有效期',
      '{name} has no validity period yet',
      '「{name}」還沒有填寫有效期',
    ),
    over: t(
      '“{name}”的证书已于 {day} 到期',
      'The certificate of {name} expired on {day}',
      '「{name}」的證書已於 {day} 到期',
    ),
    certified: t(
      '工厂已认证，不能修改{label}；请先撤销认证',
      '{label} can’t be changed while the factory is certified; withdraw the certification first',
      '工廠已認證，不能修改{label}；請先撤銷認證',
    ),
  },
} as const;
