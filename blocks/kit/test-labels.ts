import { t } from '#contract/text.ts';
import { group, phrase } from './fields.ts';

/** The labels of the four parts of a record. */
export const testLabels = () =>
  group(t('名称', 'Labels', '名稱'), {
    first_name: phrase(t('第一项', 'First', '第一項'), {
      initial: t('项目', 'Item', '項目'),
      max: 20,
    }),
    second_name: phrase(t('第二项', 'Second', '第二項'), {
      initial: t('标准', 'Standard', '標準'),
      max: 20,
    }),
    third_name: phrase(t('第三项', 'Third', '第三項'), {
      initial: t('结果', 'Result', '結果'),
      max: 20,
    }),
    fourth_name: phrase(t('第四项', 'Fourth', '第四項'), {
      initial: t('检验', 'Checked', '檢驗'),
      max: 20,
    }),
  });
