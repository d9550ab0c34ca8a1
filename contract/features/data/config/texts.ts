import { riskNumbers } from '#contract/features/risk/rules/defaults.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { t, type Text } from '#contract/text.ts';
import type { ConfigPart, SmsState } from './parts.ts';

const join = (one: Text, other: Text): Text =>
  t(`${one.zh_CN} · ${other.zh_CN}`, `${one.en} · ${other.en}`, `${one.zh_TW} · ${other.zh_TW}`);

const riskFields = Object.fromEntries(
  riskNumbers.map(({ kind, param, name }) => {
    const fields: Record<string, Text> = riskTexts.fields;
    return [name, join(riskTexts.kinds[kind], fields[param]!)];
  }),
);

export const configTexts = {
  one: t('配置', 'configuration', '設定'),
  line: t(
    '平台的全局设置；未设置的项使用默认值',
    'Global settings of the platform; defaults apply where nothing is set',
    '平台的全域設定；未設定的項使用預設值',
  ),
  parts: {
    platform: {
      title: t('平台', 'Platform', '平台'),
      line: t('打印控件与各端的首页', 'Print control and start pages', '列印控制項與各端的首頁'),
    },
    dealer: {
      title: t('经销商', 'Dealers', '經銷商'),
      line: t(
        '新经销商账号首次登录使用的密码；留空则每个账号各生成一个',
        'Password of new dealer accounts for the first sign-in. If empty, each account gets its own',
        '新經銷商帳號首次登入使用的密碼；留空則每個帳號各產生一個',
      ),
    },
    member: {
      title: t('会员', 'Members', '會員'),
      line: t(
        '激活、报修、首次查得正品和答问卷各得多少成长值和积分，每次只得一次；为 0 则不提供',
        'Growth points and points for each activation, repair, first genuine scan and survey, given only once each; 0 gives none',
        '啟用、報修、首次查得正品和答問卷各得多少成長值和點數，每次只得一次；為 0 則不提供',
      ),
    },
    sms: {
      title: t('短信上限', 'SMS limits', '簡訊上限'),
      line: t(
        '24 小时内最多发送的验证码；全平台用到八成时通知平台管理员',
        'Verification codes sent within 24 hours at most. Administrators are notified at 80% of the total',
        '24 小時內最多傳送的驗證碼；全平台用到八成時通知平台管理員',
      ),
    },
    mail: {
      title: t('邮件上限', 'Email limits', '郵件上限'),
      line: t(
        '24 小时内最多发送的邮件；全平台用到八成时通知平台管理员',
        'Emails sent within 24 hours at most. Administrators are notified at 80% of the total',
        '24 小時內最多傳送的郵件；全平台用到八成時通知平台管理員',
      ),
    },
    consumer: {
      title: t('消费者查询与激活', 'Checks and activations by consumers', '消費者查詢與啟用'),
      line: t(
        '同一网络地址每小时查询的真码达到上限后需要图形验证码，达到两倍后暂停一小时；一次激活算五次查询。激活次数按手机号计，含所有企业',
        'When an IP address reaches the hourly limit of genuine codes, it needs a captcha; at twice the limit it is blocked for an hour. An activation counts as five checks. Activations are counted per phone number, across all companies',
        '同一網路位址每小時查詢的真碼達到上限後需要圖形驗證碼，達到兩倍後暫停一小時；一次啟用算五次查詢。啟用次數按手機號碼計，含所有企業',
      ),
    },
    retention: {
      title: t('数据保留', 'Data retention', '資料保留'),
      line: t(
        '超过天数的数据由后台任务清理，不可恢复；扫码与事件按月归档，可恢复',
        'Older data is permanently deleted by a background job; scans and events are archived by month and can be restored',
        '超過天數的資料由背景任務清理，不可復原；掃碼與事件按月封存，可還原',
      ),
    },
    jobs: {
      title: t('后台任务', 'Background jobs', '背景任務'),
      line: t(
        '同时执行的任务数；短任务不等待长任务，长任务由各企业轮流执行',
        'How many jobs run at once. Short jobs never wait for long ones, and companies take turns with long ones',
        '同時執行的任務數；短任務不等待長任務，長任務由各企業輪流執行',
      ),
    },
    timestamps: {
      title: t('时间戳', 'Time-stamps', '時戳'),
      line: t(
        '由时间戳机构（RFC 3161）为历史日志的每个日志头证明时间；地址留空则不使用',
        'A time-stamping authority (RFC 3161) certifies the time of each head of the history log. Not used without an address',
        '由時戳機構（RFC 3161）為歷史日誌的每個日誌頭證明時間；位址留空則不使用',
      ),
    },
    risk: {
      title: t('风险规则默认值', 'Risk rule defaults', '風險規則預設值'),
      line: t(
        '企业未自行设置时使用的数值',
        'Values for companies that have not set their own',
        '企業未自行設定時使用的數值',
      ),
    },
  } satisfies Record<ConfigPart, { title: Text; line: Text }>,
  fields: {
    print_control_url: t('打印控件下载地址', 'Print control download URL', '列印控制項下載位址'),
    home_path_web: t('企业端首页', 'Start page for companies', '企業端首頁'),
    home_path_admin: t('平台端首页', 'Start page for the platform', '平台端首頁'),
    home_path_dealer: t('经销商端首页', 'Start page for dealers', '經銷商端首頁'),
    initial_password: t('经销商初始密码', 'Initial dealer password', '經銷商初始密碼'),
    activation_growth: t('激活得成长值', 'Growth points for an activation', '啟用得成長值'),
    activation_points: t('激活得积分', 'Points for an activation', '啟用得點數'),
    repair_growth: t('报修得成长值', 'Growth points for a repair', '報修得成長值'),
    repair_points: t('报修得积分', 'Points for a repair', '報修得點數'),
    scan_growth: t(
      '首次查得正品得成长值',
      'Growth points for a first genuine scan',
      '首次查得正品得成長值',
    ),
    scan_points: t('首次查得正品得积分', 'Points for a first genuine scan', '首次查得正品得點數'),
    survey_growth: t('答问卷得成长值', 'Growth points for a survey', '答問卷得成長值'),
    survey_points: t('答问卷得积分', 'Points for a survey', '答問卷得點數'),
    sms_per_phone: t('每个手机号', 'Per phone number', '每個手機號碼'),
    sms_per_address: t('每个网络地址', 'Per IP address', '每個網路位址'),
    sms_per_company: t('每家企业', 'Per company', '每家企業'),
    sms_in_all: t('全平台', 'In total', '全平台'),
    mail_per_recipient: t('每个邮箱', 'Per email', '每個電子郵件'),
    mail_per_address: t('每个网络地址', 'Per IP address', '每個網路位址'),
    mail_per_company: t('每家企业', 'Per company', '每家企業'),
    mail_in_all: t('全平台', 'In total', '全平台'),
    short_at_once: t('每节点短任务', 'Short jobs per node', '每節點短任務'),
    long_at_once: t('每节点长任务', 'Long jobs per node', '每節點長任務'),
    calls_at_once: t('每节点外部呼叫', 'Outgoing calls per node', '每節點外部呼叫'),
    long_per_company: t('每企业长任务', 'Long jobs per company', '每企業長任務'),
    lookups_per_hour: t(
      '每个地址每小时查询真码',
      'Genuine codes per address and hour',
      '每個位址每小時查詢真碼',
    ),
    activations_per_day: t(
      '每个手机号 24 小时内激活',
      'Activations per phone number in 24 hours',
      '每個手機號碼 24 小時內啟用',
    ),
    activations_in_all: t(
      '每个手机号累计激活',
      'Activations per phone number in total',
      '每個手機號碼累計啟用',
    ),
    operation_log: t('操作日志', 'Operation log', '操作日誌'),
    login_log: t('登录日志', 'Sign-in log', '登入日誌'),
    sms_message: t('短信记录与发件箱', 'SMS log and outbox', '簡訊紀錄與寄件匣'),
    mail_message: t('邮件记录与发件箱', 'Email log and outbox', '郵件紀錄與寄件匣'),
    job: t('已结束的后台任务', 'Finished background jobs', '已結束的背景任務'),
    notice: t('消息通知', 'Notices', '訊息通知'),
    incident_scan: t('已结风险事件的扫码', 'Scans of closed incidents', '已結風險事件的掃碼'),
    page_version: t('页面旧版本', 'Old page versions', '頁面舊版本'),
    part_revision: t('产品档案旧版本', 'Old product revisions', '產品檔案舊版本'),
    scan_log: t('扫码记录', 'Scans', '掃碼紀錄'),
    archive_scans: t('扫码记录归档', 'Archive scans', '掃碼紀錄封存'),
    trace_event: t('追溯事件（归档）', 'Trace events (archived)', '追溯事件（封存）'),
    tsa_address: t('时间戳机构地址', 'Address of the authority', '時戳機構位址'),
    tsa_fingerprint: t(
      '机构证书指纹（可不填）',
      'Certificate fingerprint (optional)',
      '機構憑證指紋（可不填）',
    ),
    ...riskFields,
    name: t('部分', 'Section', '部分'),
    value: t('内容', 'Values', '內容'),
    version: t('版本', 'Version', '版本'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  } as Record<string, Text>,
  done: {
    saved: t('配置已保存', 'Configuration saved', '設定已儲存'),
    reset: t('已恢复默认值', 'Defaults restored', '已還原預設值'),
  },
} as const;

export const smsTexts = {
  one: t('短信', 'message', '簡訊'),
  line: t('发出与待发的短信', 'Sent and queued messages', '發出與待發的簡訊'),
  fields: {
    mobile: t('手机号', 'Phone number', '手機號碼'),
    template: t('模板', 'Template', '範本'),
    text: t('内容', 'Text', '內容'),
    state: t('状态', 'Status', '狀態'),
    error: t('失败原因', 'Error', '失敗原因'),
    create_time: t('创建时间', 'Created', '建立時間'),
    send_time: t('发送时间', 'Sent', '傳送時間'),
    ids: t('短信', 'SMS messages', '簡訊'),
  },
  states: {
    waiting: t('待发送', 'Queued', '待傳送'),
    sent: t('已发送', 'Sent', '已傳送'),
    failed: t('失败', 'Failed', '失敗'),
  } satisfies Record<SmsState, Text>,
  templates: {
    code: t('验证码', 'Verification code', '驗證碼'),
    invitation: t('账号邀请', 'Account invitation', '帳號邀請'),
    supplierInvitation: t('供应商邀请', 'Supplier invitation', '供應商邀請'),
    customerInvitation: t('客户邀请', 'Customer invitation', '客戶邀請'),
    repair: t('维修进度', 'Repair status', '維修進度'),
    repairQuote: t('维修报价', 'Repair quotation', '維修報價'),
  } as Record<string, Text>,
  done: { retried: t('已重新排队 {n} 条', 'Queued again: {n}', '已重新排隊 {n} 則') },
  errors: {
    notFailed: t(
      '只有发送失败的短信可以重试',
      'Only failed messages can be resent',
      '只有傳送失敗的簡訊可以重試',
    ),
  },
  empty: {
    title: t('还没有短信', 'No messages yet', '還沒有簡訊'),
    hint: t(
      '登录验证、修改手机号等发出的短信会出现在这里。',
      'Messages for sign-in codes and phone number changes appear here.',
      '登入驗證、修改手機號碼等發出的簡訊會出現在這裡。',
    ),
  },
} as const;

export const mailTexts = {
  one: t('邮件', 'email', '郵件'),
  line: t('发出与待发的邮件', 'Sent and queued emails', '發出與待發的郵件'),
  fields: {
    email: t('邮箱', 'Email', '電子郵件'),
    template: t('模板', 'Template', '範本'),
    subject: t('主题', 'Subject', '主旨'),
    text: t('内容', 'Text', '內容'),
    state: t('状态', 'Status', '狀態'),
    error: t('失败原因', 'Error', '失敗原因'),
    create_time: t('创建时间', 'Created', '建立時間'),
    send_time: t('发送时间', 'Sent', '傳送時間'),
    ids: t('邮件', 'Emails', '郵件'),
  },
  templates: {
    invitation: t('账号邀请', 'Account invitation', '帳號邀請'),
    supplierInvitation: t('供应商邀请', 'Supplier invitation', '供應商邀請'),
    customerInvitation: t('客户邀请', 'Customer invitation', '客戶邀請'),
    platformInvitation: t('平台账号邀请', 'Platform account invitation', '平台帳號邀請'),
  } as Record<string, Text>,
  done: { retried: t('已重新排队 {n} 封', 'Queued again: {n}', '已重新排隊 {n} 封') },
  errors: {
    notFailed: t(
      '只有发送失败的邮件可以重试',
      'Only failed emails can be resent',
      '只有傳送失敗的郵件可以重試',
    ),
  },
  empty: {
    title: t('还没有邮件', 'No emails yet', '還沒有郵件'),
    hint: t(
      '邀请用户、供应商、客户和经销商的邮件会出现在这里。',
      'Emails that invite users, suppliers, customers and dealers appear here.',
      '邀請使用者、供應商、客戶和經銷商的郵件會出現在這裡。',
    ),
  },
} as const;
