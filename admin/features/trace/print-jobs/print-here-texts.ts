import { t } from '#contract/text.ts';

/** What the panel says that prints on this computer. */
export const printHereTexts = {
  title: t('在本机打印', 'Print here', '在本機列印'),
  note: t(
    '{company} · {station} · 打印控件 {version}',
    '{company} · {station} · print control {version}',
    '{company} · {station} · 列印控制項 {version}',
  ),
  looking: t('正在查找打印控件…', 'Looking for the print control…', '正在尋找列印控制項…'),
  again: t('重新检测', 'Check again', '重新偵測'),
  absent: {
    title: t(
      '本机没有运行打印控件',
      'The print control is not running on this computer',
      '本機沒有執行列印控制項',
    ),
    hint: t(
      '在连着打印机的电脑上下载并启动它，再与后台配对。浏览器询问是否允许访问本机时，请选择允许。',
      'Download and start it on the computer with the printer, then pair it. If the browser asks for access to this computer, please allow it.',
      '在連著印表機的電腦上下載並啟動它，再與後台配對。瀏覽器詢問是否允許存取本機時，請選擇允許。',
    ),
    download: t('下载打印控件', 'Download print control', '下載列印控制項'),
    how: t('安装与配对步骤', 'How to install and pair', '安裝與配對步驟'),
  },
  stranger: {
    title: t(
      '打印控件没有与这里配对',
      'The print control is not paired with this back office',
      '列印控制項沒有與這裡配對',
    ),
    hint: t(
      '在“打印工位”页面得到配对码，再到打印控件的页面配对。如果它与其他服务器配对，请先在那里解除。',
      'Get a pairing code on the print stations page and enter it on the print control’s own page. If it is paired with another server, unpair it there first.',
      '在「列印工作站」頁面取得配對碼，再到列印控制項的頁面配對。如果它與其他伺服器配對，請先在那裡解除。',
    ),
    stations: t('打印工位', 'Print stations', '列印工作站'),
    open: t('打开打印控件', 'Open print control', '開啟列印控制項'),
  },
  refused: t(
    '这个工位已被停用或密钥已吊销，请重新配对。',
    'This station was disabled or its key was revoked. Please pair it again.',
    '這個工作站已被停用或金鑰已吊銷，請重新配對。',
  ),
  noPrinters: t(
    '打印控件还没有打印机，请在它的页面添加。',
    'The print control has no printers yet. Add one on its page.',
    '列印控制項還沒有印表機，請在它的頁面新增。',
  ),
  printer: t('打印机', 'Printer', '印表機'),
  start: t('开始打印', 'Start printing', '開始列印'),
  pause: t('暂停', 'Pause', '暫停'),
  resume: t('继续', 'Resume', '繼續'),
  stop: t('停止在本机打印', 'Stop printing here', '停止在本機列印'),
  stopSure: t(
    '停止后，没有打印的标签退回任务，可以在别处继续。',
    'Labels that were not printed go back to the job and can be printed elsewhere.',
    '停止後，沒有列印的標籤退回任務，可以在別處繼續。',
  ),
  progress: t('本机已打印 {n} 张', 'Printed here: {n}', '本機已列印 {n} 張'),
  states: {
    printing: t('打印中', 'Printing', '列印中'),
    paused: t('已暂停', 'Paused', '已暫停'),
    waiting: t('等待中', 'Waiting', '等待中'),
    question: t('需要您确认', 'Needs your answer', '需要您確認'),
    done: t('已完成', 'Done', '已完成'),
    stopped: t('已停止', 'Stopped', '已停止'),
    failed: t('失败', 'Failed', '失敗'),
  },
  problems: {
    offline: t(
      '打印控件连接不上服务器，恢复后自动继续',
      'The print control can’t reach the server; it continues automatically once it can',
      '列印控制項連線不上伺服器，恢復後自動繼續',
    ),
    printer: t(
      '打印机没有响应，恢复后自动继续',
      'The printer is not responding; printing continues automatically once it does',
      '印表機沒有回應，恢復後自動繼續',
    ),
    unknownPrinter: t(
      '找不到选定的打印机',
      'The chosen printer can’t be found',
      '找不到選定的印表機',
    ),
  },
  ask: t(
    '打印被中断，请看打印机：标签 {numbers}（{codes}）打印出来了吗？',
    'Printing was interrupted. Please look at the printer: was label {numbers} ({codes}) printed?',
    '列印被中斷，請看印表機：標籤 {numbers}（{codes}）列印出來了嗎？',
  ),
  answers: {
    printed: t('打印好了', 'Yes', '列印好了'),
    not: t('没有打印', 'No', '沒有列印'),
    spoiled: t('打印损坏', 'Spoiled', '列印損壞'),
  },
} as const;
