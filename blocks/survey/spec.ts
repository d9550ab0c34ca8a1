import { t } from '#contract/text.ts';
import { choice, list, phrase, text, toggle } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

/** The type of answer. */
export const questionTypes = { text: 0, dropdown: 1, radio: 2, checkbox: 3 } as const;
const { dropdown, radio, checkbox } = questionTypes;

/** The maximum number of questions, and of characters per answer. */
export const mostQuestions = 30;
export const longestAnswer = 500;

export const survey = block({
  type: 'investigate',
  group: 'more',
  icon: 'M4 3h12v14H4zM7 7h.01M9.5 7H13M7 10.5h.01M9.5 10.5H13M7 14h.01M9.5 14H13',
  name: t('表单调查', 'Survey', '表單調查'),
  line: t(
    '向扫码的人提问，收集回答',
    'Ask visitors questions and collect their answers',
    '向掃碼的人提問，收集回答',
  ),
  fields: {
    title: phrase(t('表单名称', 'Title', '表單名稱'), {
      initial: t('表单模块', 'Form', '表單模組'),
      max: 40,
    }),
    jsonData: list(
      t('问题', 'Questions', '問題'),
      {
        name: phrase(t('问题', 'Question', '問題'), {
          initial: '',
          max: 100,
          required: t('请输入问题', 'Please enter a question', '請輸入問題'),
        }),
        type: choice<0 | 1 | 2 | 3>(
          t('类型', 'Type', '類型'),
          0,
          [
            { value: 0, label: t('文本', 'Text', '文字') },
            { value: 1, label: t('下拉选择', 'Dropdown', '下拉選擇') },
            { value: 2, label: t('单选', 'Single choice', '單選') },
            { value: 3, label: t('多选', 'Multiple choice', '多選') },
          ],
          { resets: ['value', 'value1', 'value2'] },
        ),
        value1: phrase(t('选项', 'Options', '選項'), {
          initial: '',
          max: 1_000,
          rows: 3,
          hint: t('用 # 分隔各个选项', 'Separate options with #', '用 # 分隔各個選項'),
          only: { field: 'type', is: [dropdown, radio, checkbox] },
        }),
        value: text(t('预填内容', 'Default answer', '預填內容'), {
          initial: '',
          max: 200,
          only: { field: 'type', is: [questionTypes.text] },
        }),
        value2: text(t('说明', 'Note', '說明'), { initial: '', max: 200 }),
        required: toggle(t('必填', 'Required', '必填'), false),
      },
      { max: mostQuestions, add: t('添加问题', 'Add a question', '新增問題'), named: 'name' },
    ),
  },
});
