import { t } from '#contract/text.ts';

export const stationStates = ['unpaired', 'waiting', 'online', 'offline', 'disabled'] as const;
export type StationState = (typeof stationStates)[number];

export const stationTexts = {
  one: t('打印工位', 'print station', '列印工作站'),
  line: t(
    '连着标签打印机的电脑；装上打印控件并配对后，可以直接打印标签',
    'Computers with label printers. Install the print control and pair it to print labels directly',
    '連著標籤印表機的電腦；裝上列印控制項並配對後，可以直接列印標籤',
  ),
  fields: {
    name: t('工位名称', 'Station name', '工作站名稱'),
    computer: t('电脑', 'Computer', '電腦'),
    program: t('控件版本', 'Version', '控制項版本'),
    station_state: t('状态', 'Status', '狀態'),
    printers: t('打印机', 'Printers', '印表機'),
    seen_time: t('最近在线', 'Last seen', '最近上線'),
    code: t('配对码', 'Pairing code', '配對碼'),
    keyword: t('名称、电脑', 'Name or computer', '名稱、電腦'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: {
    unpaired: t('未配对', 'Not paired', '未配對'),
    waiting: t('等待配对', 'Waiting to be paired', '等待配對'),
    online: t('在线', 'Online', '線上'),
    offline: t('离线', 'Offline', '離線'),
    disabled: t('停用', 'Disabled', '停用'),
  } satisfies Record<StationState, unknown>,
  hints: {
    name: t(
      '写明位置，例如“一号包装线”',
      'Note where it is, for example “Packing line 1”',
      '寫明位置，例如「一號包裝線」',
    ),
  },
  comma: t('、', ', ', '、'),
  noPrinters: t('未上报', 'Not reported', '未回報'),
  actions: { code: t('配对', 'Pair', '配對') },
  done: {
    code: t('配对码 10 分钟内有效', 'The code is valid for 10 minutes', '配對碼 10 分鐘內有效'),
    paired: t('配对成功', 'Paired', '配對成功'),
  },
  errors: {
    code: t(
      '配对码不正确或已过期，请在打印工位页面重新生成',
      'The pairing code is wrong or has expired. Please create a new one on the print stations page',
      '配對碼不正確或已過期，請在列印工作站頁面重新產生',
    ),
    tooMany: t(
      '尝试次数过多，请 {n} 秒后再试',
      'Too many attempts. Please try again in {n} seconds',
      '嘗試次數過多，請 {n} 秒後再試',
    ),
    disabled: t(
      '工位“{name}”已停用，请先启用',
      'Station “{name}” is disabled. Please enable it first',
      '工作站「{name}」已停用，請先啟用',
    ),
    notHeld: t(
      '自己没有打印标签的权限，不能配对打印工位',
      'You can’t pair a print station without the permission to print labels',
      '自己沒有列印標籤的權限，不能配對列印工作站',
    ),
    notStation: t(
      '这把密钥不属于任何打印工位',
      'This key does not belong to a print station',
      '這把金鑰不屬於任何列印工作站',
    ),
  },
  empty: {
    title: t('还没有打印工位', 'No print stations yet', '還沒有列印工作站'),
    hint: t(
      '下载打印控件，在连着打印机的电脑上启动，再用配对码连接。',
      'Download the print control, start it on the computer with the printer, and connect it with a pairing code.',
      '下載列印控制項，在連著印表機的電腦上啟動，再用配對碼連線。',
    ),
  },
} as const;
