import { t } from '../text.ts';
import { declare, rights } from './declare.ts';

/** The platform's tools. */
export const toolRights = declare({
  'tool:example:view': {
    types: ['admin'],
    label: t('查看示例数据', 'View sample data', '檢視範例資料'),
  },
  'tool:example:add': {
    types: ['admin'],
    label: t('生成示例数据', 'Make sample data', '產生範例資料'),
  },
  ...rights(
    'tool:generate',
    ['admin'],
    t('表描述', 'descriptions of tables', '表描述'),
    'view',
    'add',
    'edit',
    'delete',
  ),
  'tool:generate:download': {
    types: ['admin'],
    label: t('下载生成的代码', 'Download generated code', '下載產生的程式碼'),
  },
});
