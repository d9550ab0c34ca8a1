import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const codeAnalysis = feature('query/code-analysis', {
  resource: 'codeAnalysis',
  area: 'query:codeAnalysis',
  title: t('标识分析', 'Code analysis', '標識分析'),
  menu: { id: 81, path: '/query/codeAnalysis', under: 'query' },
  rights: { view: t('查看标识分析', 'View the code analysis', '檢視標識分析') },
  roles: { data: 'all', sales: 'all', identity: 'all' },
});
