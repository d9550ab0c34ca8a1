import { t } from '#contract/text.ts';

export const companyTexts = {
  fields: {
    name: t('企业名称', 'Company name', '企業名稱'),
    short_name: t('企业简称', 'Short name', '企業簡稱'),
    credit_code: t('统一社会信用代码', 'Unified social credit code', '統一社會信用代碼'),
    legal_person: t('法定代表人', 'Legal representative', '法定代表人'),
    contact: t('联系人', 'Contact', '聯絡人'),
    mobile: t('联系电话', 'Phone', '聯絡電話'),
    email: t('邮箱', 'Email', '電子郵件'),
    address: t('地址', 'Address', '地址'),
    gln: t('全球位置码', 'GLN', '全球位置碼'),
    introduction: t('企业简介', 'About the company', '企業簡介'),
    license: t('营业执照', 'Business licence', '營業執照'),
    title: t('系统标题', 'Title', '系統標題'),
    color: t('主题色', 'Theme colour', '主題色'),
    logo: t('标志', 'Logo', '標誌'),
  },
  status: {
    notSubmitted: t('未提交', 'Not submitted', '未提交'),
    pending: t('待审核', 'Pending review', '待審核'),
    rejected: t('已驳回', 'Rejected', '已駁回'),
    verified: t('已认证', 'Verified', '已認證'),
    suspended: t('已停用', 'Suspended', '已停用'),
  },
  done: {
    saved: t('保存成功', 'Saved', '儲存成功'),
    resubmit: t(
      '已保存，关键信息变更需重新提交认证',
      'Saved. Key information changed, so please submit for verification again',
      '已儲存，關鍵資訊變更需重新提交認證',
    ),
    submitted: t('已提交，等待平台审核', 'Submitted, waiting for review', '已提交，等待平台審核'),
  },
  errors: {
    pending: t(
      '审核中，暂不能修改',
      'Under review, so it can’t be changed now',
      '審核中，暫不能修改',
    ),
    suspended: t(
      '企业已停用，请联系平台',
      'The company is suspended, please contact the platform',
      '企業已停用，請聯絡平台',
    ),
    alreadyVerified: t('企业已通过认证', 'The company is already verified', '企業已通過認證'),
    incomplete: t(
      '请先填写完整企业信息',
      'Please complete the company profile first',
      '請先填寫完整企業資訊',
    ),
    creditCodeTaken: t(
      '该统一社会信用代码已被其他企业使用',
      'Another company uses this credit code',
      '該統一社會信用代碼已被其他企業使用',
    ),
  },
} as const;
