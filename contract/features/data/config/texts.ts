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
        '激活与报修各得多少成长值和积分，每次只得一次',
        'Growth and points for each activation and repair',
        '啟用與報修各得多少成長值和積分，每次只得一次',
      ),
    },
    sms: {
      title: t('短信上限', 'SMS limits', '簡訊上限'),
      line: t(
        '24 小时内最多发送的验证码；全平台用到八成时通知平台管理员',
        'Verification codes sent within 24 hours at most. Administrators are notified at 80% of the total',
        '24 小時內最多發送的驗證碼；全平台用到八成時通知平台管理員',
      ),
    },
    consumer: {
      title: t('消费者查询与激活', 'Checks and activations by consumers', '消費者查詢與啟用'),
      line: t(
        '同一网络地址每小时查询的真码达到上限后需要图形验证码，达到两倍后暂停一小时；一次激活算五次查询。激活次数按手机号计，含所有企业',
        'At the limit of genuine codes per hour an address needs a captcha; at twice the limit it is blocked for an hour. An activation counts as five checks. Activations are counted per phone number, across all companies',
        '同一網路位址每小時查詢的真碼達到上限後需要圖形驗證碼，達到兩倍後暫停一小時；一次啟用算五次查詢。啟用次數按手機號碼計，含所有企業',
      ),
    },
    retention: {
      title: t('数据保留', 'Data retention', '資料保留'),
      line: t(
        '超过天数的数据由后台任务清理，不可恢复；扫码与事件按月归档，可恢复',
        'Older data is deleted by a background job for good; scans and events are archived by month and can be restored',
        '超過天數的資料由背景任務清理，不可恢復；掃碼與事件按月封存，可還原',
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
    activation_growth: t('激活得成长值', 'Growth for an activation', '啟用得成長值'),
    activation_points: t('激活得积分', 'Points for an activation', '啟用得積分'),
    repair_growth: t('报修得成长值', 'Growth for a repair', '報修得成長值'),
    repair_points: t('报修得积分', 'Points for a repair', '報修得積分'),
    sms_per_phone: t('每个手机号', 'Per phone number', '每個手機號碼'),
    sms_per_address: t('每个网络地址', 'Per network address', '每個網路位址'),
    sms_per_company: t('每家企业', 'Per company', '每家企業'),
    sms_in_all: t('全平台', 'In total', '全平台'),
    short_at_once: t('每节点短任务', 'Short jobs per node', '每節點短任務'),
    long_at_once: t('每节点长任务', 'Long jobs per node', '每節點長任務'),
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
    sms_message: t('短信记录与发件箱', 'SMS log and outbox', '簡訊記錄與寄件匣'),
    job: t('已结束的后台任务', 'Finished background jobs', '已結束的背景任務'),
    notice: t('消息通知', 'Notices', '訊息通知'),
    incident_scan: t('已结风险事件的扫码', 'Scans of closed incidents', '已結風險事件的掃碼'),
    page_version: t('页面旧版本', 'Old page versions', '頁面舊版本'),
    part_revision: t('产品档案旧版本', 'Old product revisions', '產品檔案舊版本'),
    scan_log: t('扫码记录', 'Scans', '掃碼記錄'),
    archive_scans: t('扫码记录归档', 'Archive scans', '掃碼記錄封存'),
    trace_event: t('追溯事件（归档）', 'Trace events (archived)', '追溯事件（封存）'),
    ...riskFields,
    name: t('部分', 'Section', '部分'),
    value: t('内容', 'Values', '內容'),
    version: t('版本', 'Version', '版本'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  } as Record<string, Text>,
  done: {
    saved: t('配置已保存', 'Configuration saved', '設定已儲存'),
    reset: t('已恢复默认值', 'Defaults restored', '已恢復預設值'),
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
    send_time: t('发送时间', 'Sent', '發送時間'),
    ids: t('短信', 'SMS messages', '簡訊'),
  },
  states: {
    waiting: t('待发送', 'Queued', '待發送'),
    sent: t('已发送', 'Sent', '已發送'),
    failed: t('失败', 'Failed', '失敗'),
  } satisfies Record<SmsState, Text>,
  templates: { code: t('验证码', 'Verification code', '驗證碼') } as Record<string, Text>,
  done: { retried: t('已重新排队 {n} 条', 'Queued again: {n}', '已重新排隊 {n} 則') },
  errors: {
    notFailed: t(
      '只有发送失败的短信可以重试',
      'Only failed messages can be resent',
      '只有發送失敗的簡訊可以重試',
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
