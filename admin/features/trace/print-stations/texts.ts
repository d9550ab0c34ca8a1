import { t } from '#contract/text.ts';

/** What only the page says. */
export const stationsPageTexts = {
  guide: t('安装打印控件', 'Install print control', '安裝列印控制項'),
  guideTitle: t('三步开始打印', 'Three steps to printing', '三步開始列印'),
  systems: { windows: 'Windows', macos: 'macOS', linux: 'Linux' },
  steps: {
    install: t('一、安装', '1. Install', '一、安裝'),
    installLine: t(
      '电脑上需要 Node.js 20 或更高版本（nodejs.org）。下载打印控件，放进一个固定的文件夹。',
      'The computer needs Node.js 20 or newer (nodejs.org). Download the print control to a permanent folder.',
      '電腦上需要 Node.js 20 或更高版本（nodejs.org）。下載列印控制項，放進一個固定的資料夾。',
    ),
    node: t('安装 Node.js', 'Install Node.js', '安裝 Node.js'),
    download: t('下载 suyuan-print.mjs', 'Download suyuan-print.mjs', '下載 suyuan-print.mjs'),
    start: t('二、启动', '2. Start', '二、啟動'),
    startLine: t(
      '在那个文件夹里打开终端，运行：',
      'Open a terminal in that folder and run:',
      '在那個資料夾裡開啟終端機，執行：',
    ),
    pair: t('三、配对', '3. Pair', '三、配對'),
    pairLine: t(
      '在本页新增工位，得到 8 个字母的配对码，10 分钟内输入到打印控件的页面；或在终端运行：',
      'Add a station on this page to get an 8-letter pairing code. Enter it within 10 minutes on the print control’s page, or run in the terminal:',
      '在本頁新增工作站，得到 8 個字母的配對碼，10 分鐘內輸入到列印控制項的頁面；或在終端機執行：',
    ),
    codeWord: t('配对码', 'CODE', '配對碼'),
    service: t('开机自动启动', 'Start with the computer', '開機自動啟動'),
    serviceLines: {
      windows: t(
        '以管理员身份打开终端，在那个文件夹里运行一次：',
        'Open a terminal as administrator and run once in that folder:',
        '以系統管理員身分開啟終端機，在那個資料夾裡執行一次：',
      ),
      macos: t(
        '保存为 ~/Library/LaunchAgents/suyuan-print.plist，再运行 launchctl load ~/Library/LaunchAgents/suyuan-print.plist：',
        'Save this as ~/Library/LaunchAgents/suyuan-print.plist, then run launchctl load ~/Library/LaunchAgents/suyuan-print.plist:',
        '儲存為 ~/Library/LaunchAgents/suyuan-print.plist，再執行 launchctl load ~/Library/LaunchAgents/suyuan-print.plist：',
      ),
      linux: t(
        '保存为 ~/.config/systemd/user/suyuan-print.service，再运行 systemctl --user enable --now suyuan-print：',
        'Save this as ~/.config/systemd/user/suyuan-print.service, then run systemctl --user enable --now suyuan-print:',
        '儲存為 ~/.config/systemd/user/suyuan-print.service，再執行 systemctl --user enable --now suyuan-print：',
      ),
    },
    copy: t('复制', 'Copy', '複製'),
  },
  code: {
    title: t('配对“{name}”', 'Pair “{name}”', '配對「{name}」'),
    line: t(
      '在那台电脑的打印控件里输入。10 分钟内有效，只能用一次。',
      'Enter it in the print control on that computer. It is valid for 10 minutes and works once.',
      '在那台電腦的列印控制項裡輸入。10 分鐘內有效，只能用一次。',
    ),
    server: t('服务器地址', 'Server address', '伺服器位址'),
    here: t('在本机配对', 'Pair this computer', '在本機配對'),
    done: t('完成', 'Done', '完成'),
    paired: t('配对成功', 'Paired', '配對成功'),
  },
  pairSure: t(
    '为“{name}”生成新的配对码？配对后，原来的电脑不能再打印。',
    'Create a new pairing code for “{name}”? Once it is used, the previous computer can no longer print.',
    '為「{name}」產生新的配對碼？配對後，原來的電腦不能再列印。',
  ),
} as const;
