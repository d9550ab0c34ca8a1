import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { importMoves } from './moves.ts';

export const codeImports = feature('identity/code-imports', {
  resource: 'codeImport',
  area: 'identity:import',
  title: t('编码导入', 'Code imports', '編碼匯入'),
  one: t('编码导入', 'code import', '編碼匯入'),
  many: 'code imports',
  menu: { id: 154, path: '/identity/import', under: 'identity' },
  verbs: ['view', 'add', 'export'],
  rights: { remove: t('撤回导入的编码', 'Undo code imports', '撤回匯入的編碼') },
  roles: { data: ['view'], identity: 'all' },
  numbers: { kind: 'code_import', prefix: 'DR', width: 3, reset: 'day' },
  moves: importMoves,
  log: {
    add: t('检查要导入的编码', 'Checked codes for an import', '檢查要匯入的編碼'),
    report: t('下载错误报告', 'Downloaded an error report', '下載錯誤報告'),
  },
});
