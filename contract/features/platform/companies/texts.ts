import { companyTexts } from '#contract/features/application/company/texts.ts';
import { t } from '#contract/text.ts';

export const companiesTexts = {
  one: t('企业', 'company', '企業'),
  line: t(
    '平台上的企业及其认证；待审核的排在最前',
    'Companies on the platform and their verification; pending ones come first',
    '平台上的企業及其認證；待審核的排在最前',
  ),
  status: companyTexts.status,
  fields: {
    ...companyTexts.fields,
    verify_status: t('认证状态', 'Verification', '認證狀態'),
    verify_reason: t('原因', 'Reason', '原因'),
    reason: t('原因', 'Reason', '原因'),
    verify_time: t('认证时间', 'Verified', '認證時間'),
    submit_time: t('提交时间', 'Submitted', '提交時間'),
    system_version_id: t('版本', 'Version', '版本'),
    system_version_name: t('版本', 'Version', '版本'),
    version_expire_time: t('到期时间', 'Expires', '到期時間'),
    expire_date: t('到期日', 'Last day', '到期日'),
    users: t('用户数', 'Users', '使用者數'),
    dealers: t('经销商数', 'Dealers', '經銷商數'),
    keyword: t('名称、简称、信用代码', 'Name, short name or credit code', '名稱、簡稱、信用代碼'),
    create_time: t('注册时间', 'Registered', '註冊時間'),
  },
  actions: {
    review: t('审核', 'Review', '審核'),
    view: t('查看', 'View', '檢視'),
    approve: t('通过', 'Approve', '通過'),
    reject: t('驳回', 'Reject', '駁回'),
    version: t('调整版本', 'Change version', '調整版本'),
    suspend: t('停用', 'Suspend', '停用'),
    resume: t('恢复', 'Restore', '恢復'),
  },
  done: {
    approved: t('已通过认证', 'Company verified', '已通過認證'),
    rejected: t('已驳回', 'Company rejected', '已駁回'),
    versioned: t(
      '版本已调整，下一次操作即生效',
      'Version changed; it takes effect immediately',
      '版本已調整，下一次操作即生效',
    ),
    suspended: t('企业已停用', 'Company suspended', '企業已停用'),
    resumed: t('企业已恢复', 'Company restored', '企業已恢復'),
  },
  empty: {
    title: t('还没有企业', 'No companies yet', '還沒有企業'),
    hint: t(
      '企业注册后会出现在这里，等待审核。',
      'Registered companies appear here for review.',
      '企業註冊後會出現在這裡，等待審核。',
    ),
  },
  errors: {
    wrongState: t(
      '企业当前的认证状态不能执行此操作',
      'Not possible with the company’s current verification status',
      '企業目前的認證狀態不能執行此操作',
    ),
    noVersion: t('版本不存在', 'This version does not exist', '版本不存在'),
    notOffered: t(
      '“{name}”现在不在可授予的日期内',
      '{name} can’t be assigned today',
      '「{name}」現在不在可授予的日期內',
    ),
    expirePast: t('到期日不能早于今天', 'The last day can’t be in the past', '到期日不能早於今天'),
  },
} as const;
