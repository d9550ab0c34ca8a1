import { t } from '#contract/text.ts';

export const webhookTexts = {
  one: t('Webhook', 'webhook', 'Webhook'),
  line: t(
    '企业里发生的事立即告诉其他系统的网址，每条消息都有签名',
    'Tells other systems at once what happens in your company; every message is signed',
    '企業裡發生的事立即告訴其他系統的網址，每則訊息都有簽章',
  ),
  fields: {
    name: t('名称', 'Name', '名稱'),
    url: t('网址', 'URL', '網址'),
    events: t('事件', 'Events', '事件'),
    event: t('事件', 'Event', '事件'),
    is_active: t('启用', 'Active', '啟用'),
    state: t('状态', 'Status', '狀態'),
    rest_until: t('下次呼叫', 'Next call', '下次呼叫'),
    taken_time: t('最近送达', 'Last delivered', '最近送達'),
    failed: t('24 小时内失败', 'Failed in 24 hours', '24 小時內失敗'),
    attempts: t('次数', 'Attempts', '次數'),
    status: t('应答', 'Response', '回應'),
    answer: t('应答内容', 'Response body', '回應內容'),
    error: t('错误', 'Error', '錯誤'),
    duration: t('耗时', 'Duration', '耗時'),
    body: t('消息', 'Message', '訊息'),
    secret: t('签名密钥', 'Signing secret', '簽章金鑰'),
    next_time: t('下次重试', 'Next attempt', '下次重試'),
    send_time: t('最近发送', 'Last sent', '最近傳送'),
    keyword: t('名称、网址', 'Name or URL', '名稱、網址'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: {
    on: t('正常', 'Active', '正常'),
    resting: t('暂停重试中', 'Retrying later', '暫停重試中'),
    off: t('停用', 'Off', '停用'),
  },
  deliveryStates: {
    waiting: t('等待发送', 'Waiting', '等待傳送'),
    done: t('已送达', 'Delivered', '已送達'),
    failed: t('失败', 'Failed', '失敗'),
  },
  hints: {
    url: t(
      '必须能从互联网访问；以 2xx 应答表示收到',
      'Must be reachable from the internet; a 2xx response means it was received',
      '必須能從網際網路存取；以 2xx 回應表示收到',
    ),
  },
  count: t('{n} 种', '{n}', '{n} 種'),
  testEvent: t('测试消息', 'Test message', '測試訊息'),
  test: t('测试', 'Test', '測試'),
  rotate: t('更换密钥', 'Rotate secret', '更換金鑰'),
  rotateConfirm: t(
    '更换“{name}”的签名密钥？24 小时内消息同时带新旧两个签名。',
    'Rotate the secret of {name}? For 24 hours messages carry both signatures.',
    '更換「{name}」的簽章金鑰？24 小時內訊息同時帶新舊兩個簽章。',
  ),
  deliveries: {
    title: t('发送记录：{name}', 'Deliveries: {name}', '傳送紀錄：{name}'),
    open: t('发送记录', 'Deliveries', '傳送紀錄'),
    again: t('重发', 'Redeliver', '重送'),
    none: t('还没有发送过', 'Nothing was sent yet', '尚未傳送過'),
    noneHint: t(
      '事件发生后，消息会出现在这里；也可以先测试。',
      'Messages appear here once an event happens; you can also send a test.',
      '事件發生後，訊息會出現在這裡；也可以先測試。',
    ),
    close: t('关闭', 'Close', '關閉'),
    nothing: t('无应答', 'No response', '無回應'),
  },
  shown: {
    title: t('请立即保存签名密钥', 'Save the signing secret now', '請立即儲存簽章金鑰'),
    line: t(
      '只显示这一次。接收方用它验证 Suyuan-Signature：对“t.消息”计算 HMAC-SHA-256，与 v1 比较。',
      'Shown only once. Receivers verify Suyuan-Signature with it: the HMAC-SHA-256 of “t.message” must equal v1.',
      '只顯示這一次。接收方用它驗證 Suyuan-Signature：對「t.訊息」計算 HMAC-SHA-256，與 v1 比較。',
    ),
    done: t('已保存', 'I have saved it', '已儲存'),
  },
  done: {
    added: t('Webhook 已创建', 'Webhook created', 'Webhook 已建立'),
    rotated: t('密钥已更换', 'Secret rotated', '金鑰已更換'),
    queued: t('消息将立即发送', 'The message is being sent', '訊息將立即傳送'),
  },
  errors: {
    private: t(
      '不能呼叫这个网址：它在内部网络里',
      'This URL can’t be called: it leads into a private network',
      '不能呼叫這個網址：它在內部網路裡',
    ),
    tooMany: t('最多 {n} 个 Webhook', 'At most {n} webhooks', '最多 {n} 個 Webhook'),
    off: t('Webhook 已停用', 'The webhook is off', 'Webhook 已停用'),
  },
  empty: {
    title: t('还没有 Webhook', 'No webhooks yet', '還沒有 Webhook'),
    hint: t(
      '填写其他系统的网址，选择要知道的事件。',
      'Enter the URL of another system and choose the events it should know of.',
      '填寫其他系統的網址，選擇要知道的事件。',
    ),
  },
} as const;
