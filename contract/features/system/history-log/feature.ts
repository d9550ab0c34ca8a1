import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const historyLog = feature('system/history-log', {
  resource: 'historyLog',
  area: 'system:historyLog',
  types: ['admin'],
  title: t('历史日志', 'History log', '歷史日誌'),
  menu: { id: 168, path: '/system/historyLog', under: 'system' },
  rights: {
    view: t('查看历史日志', 'View the history log', '檢視歷史日誌'),
    stamp: t('请求时间戳', 'Ask for a time-stamp', '請求時戳'),
    rotate: t('更换日志密钥', 'Change the log’s key', '更換日誌金鑰'),
  },
  log: {
    rotate: t('更换日志密钥', 'Changed the log’s key', '更換日誌金鑰'),
    stamp: t('请求时间戳', 'Asked for a time-stamp', '請求時戳'),
  },
});
