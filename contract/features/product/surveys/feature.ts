import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const surveys = feature('product/surveys', {
  resource: 'survey',
  area: 'product:survey',
  title: t('调查回答', 'Survey answers', '調查回答'),
  one: t('调查回答', 'survey answer', '調查回答'),
  many: 'survey answers',
  menu: { id: 29, path: '/product/survey', under: 'product' },
  verbs: ['view', 'export'],
  roles: { product: 'all' },
  log: {
    'api/survey': t('提交调查回答', 'Submitted a survey', '提交調查回答'),
    'api/surveyPoints': t('领取问卷积分', 'Collected points for a survey', '領取問卷點數'),
  },
});
