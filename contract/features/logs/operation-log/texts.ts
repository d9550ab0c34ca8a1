import { loginLogTexts } from '#contract/features/logs/login-log/texts.ts';
import { t } from '#contract/text.ts';

export const operationLogTexts = {
  one: t('操作日志', 'operation log', '操作日誌'),
  line: t(
    '谁在什么时候改了什么，改之前和之后分别是什么',
    'Who changed what and when, with the values before and after',
    '誰在什麼時候改了什麼，改之前和之後分別是什麼',
  ),
  fields: {
    create_time: t('时间', 'Time', '時間'),
    who: t('账号、姓名', 'Account or name', '帳號、姓名'),
    username: t('账号', 'Account', '帳號'),
    realname: t('姓名', 'Name', '姓名'),
    login_type: t('登录类型', 'Account type', '登入類型'),
    company_id: t('企业', 'Company', '企業'),
    company_name: t('企业', 'Company', '企業'),
    path: t('操作', 'Operation', '操作'),
    target: t('对象', 'Record', '對象'),
    target_id: t('对象编号', 'Record ID', '對象編號'),
    name: t('编号、名称', 'Number or name', '編號、名稱'),
    together: t('条数', 'Records', '筆數'),
    changed: t('修改的字段', 'Changed fields', '修改的欄位'),
    ip: t('IP 地址', 'IP address', 'IP 位址'),
    place: t('地点', 'Place', '地點'),
    browser: t('浏览器', 'Browser', '瀏覽器'),
    system: t('操作系统', 'Operating system', '作業系統'),
    device: t('设备', 'Device', '裝置'),
    permission: t('所需权限', 'Required permission', '所需權限'),
    request_id: t('请求编号', 'Request ID', '請求編號'),
    duration: t('耗时', 'Duration', '耗時'),
  },
  types: loginLogTexts.types,
  devices: loginLogTexts.devices,
  milliseconds: t('{n} 毫秒', '{n} ms', '{n} 毫秒'),
  empty: {
    title: t('还没有操作记录', 'No operations yet', '還沒有操作紀錄'),
    hint: t(
      '每次新增、修改、删除和导出都会记录在这里。',
      'All additions, changes, deletions and exports are recorded here.',
      '每次新增、修改、刪除和匯出都會記錄在這裡。',
    ),
  },
} as const;
