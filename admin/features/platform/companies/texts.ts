import { t } from '#contract/text.ts';

export const companiesPageTexts = {
  counted: t('{state}（{n}）', '{state} ({n})', '{state}（{n}）'),
  until: t('至 {day}', 'until {day}', '至 {day}'),
  expired: t('{day} 已到期', 'expired {day}', '{day} 已到期'),
  endless: t('长期有效', 'no expiry', '長期有效'),
  profile: t('企业资料', 'Profile', '企業資料'),
  changed: t(
    '这家企业刚刚有了变化，可能已由他人处理。下面是最新的状态，请核对。',
    'This company has just changed and may already have been processed by someone else. Please check its current status.',
    '這家企業剛剛有了變化，可能已由他人處理。下面是最新的狀態，請核對。',
  ),
  ladder: {
    label: t('认证进度', 'Verification', '認證進度'),
    register: t('注册', 'Registered', '註冊'),
    submit: t('提交资料', 'Submitted', '提交資料'),
    review: t('平台审核', 'Review', '平台審核'),
    rejected: t('已驳回', 'Rejected', '已駁回'),
    open: t('认证通过', 'Verified', '認證通過'),
    suspended: t('已停用', 'Suspended', '已停用'),
  },
  ask: {
    approve: {
      title: t('通过“{name}”的认证', 'Approve {name}', '通過「{name}」的認證'),
      line: t(
        '通过后，该企业的人员立即可以使用所选版本的功能，并收到通知。',
        'The company’s users can use the features of the selected version immediately and will be notified.',
        '通過後，該企業的人員立即可以使用所選版本的功能，並收到通知。',
      ),
    },
    reject: {
      title: t('驳回“{name}”的认证', 'Reject {name}', '駁回「{name}」的認證'),
      line: t(
        '企业会看到原因，修改资料后可以重新提交。',
        'The company sees the reason and can submit again after correcting its profile.',
        '企業會看到原因，修改資料後可以重新提交。',
      ),
    },
    version: {
      title: t('调整“{name}”的版本', 'Change the version of {name}', '調整「{name}」的版本'),
      line: t(
        '改动立即生效；该企业会收到通知，并得到新版本带来的角色。',
        'The change takes effect immediately. The company is notified and gets the roles of the new version.',
        '變更立即生效；該企業會收到通知，並得到新版本帶來的角色。',
      ),
    },
    suspend: {
      title: t('停用“{name}”', 'Suspend {name}', '停用「{name}」'),
      line: t(
        '停用后，该企业的人员立即只能查看企业信息，并看到原因；数据都会保留。',
        'The company’s users can then only view the company profile, where they see the reason. All data is kept.',
        '停用後，該企業的人員立即只能檢視企業資訊，並看到原因；資料都會保留。',
      ),
    },
    resume: {
      title: t('恢复“{name}”', 'Restore {name}', '恢復「{name}」'),
      line: t(
        '恢复后，该企业的人员立即可以像停用前一样使用。',
        'The company’s users can work as before immediately.',
        '恢復後，該企業的人員立即可以像停用前一樣使用。',
      ),
    },
  },
  renew: t('续期至 {day}', 'Renew until {day}', '續期至 {day}'),
  notOffered: t(
    '{name}（不在可授予日期内）',
    '{name} (not available today)',
    '{name}（不在可授予日期內）',
  ),
  expireHint: t(
    '不填则长期有效；到期日当天仍可使用',
    'Leave empty for no expiry; the last day is included',
    '不填則長期有效；到期日當天仍可使用',
  ),
  reasonHints: {
    reject: t(
      '写明哪一项不符、需要怎样修改',
      'Explain what is wrong and how to correct it',
      '寫明哪一項不符、需要怎樣修改',
    ),
    suspend: t('企业会看到这段话', 'The company will see this', '企業會看到這段話'),
  },
  choose: t('请选择', 'Please choose', '請選擇'),
} as const;
