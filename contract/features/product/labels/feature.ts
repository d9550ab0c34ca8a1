import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { labelMoves } from './moves.ts';

export const labelEditorTitle = t('标签设计', 'Label designer', '標籤設計');

export const labelTemplates = feature('product/labels', {
  resource: 'labelTemplate',
  area: 'product:labelTemplate',
  title: t('标签模板', 'Label templates', '標籤範本'),
  one: t('标签模板', 'label template', '標籤範本'),
  many: 'label templates',
  menu: [
    { id: 33, path: '/product/label', under: 'product' },
    {
      id: 34,
      path: '/product/label/edit',
      under: 'product',
      title: labelEditorTitle,
      component: 'product/label-editor',
      hide: true,
    },
  ],
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    publish: t('发布与停用标签模板', 'Publish and retire label templates', '發布與停用標籤範本'),
  },
  roles: { product: 'all', data: ['view'], identity: ['view'] },
  moves: labelMoves,
  log: {
    save: t('保存标签内容', 'Saved a label’s content', '儲存標籤內容'),
    copy: t('复制标签模板', 'Copied a label template', '複製標籤範本'),
  },
  found: { name: 'name', adds: false },
});
