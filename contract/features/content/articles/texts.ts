import { t } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';
import { articleMoves } from './moves.ts';

export const articleTexts = {
  one: t('文章', 'article', '文章'),
  line: t(
    '平台动态与说明，发布后显示在工作台和登录页',
    'Platform news, shown on workplaces and sign-in pages once published',
    '平台動態與說明，發布後顯示在工作台和登入頁',
  ),
  fields: {
    category_id: t('分类', 'Category', '分類'),
    category_name: t('分类', 'Category', '分類'),
    ...namesInThree('title', t('标题', 'Title', '標題')),
    ...namesInThree('summary', t('摘要', 'Summary', '摘要')),
    ...namesInThree('body', t('正文', 'Text', '內文')),
    cover: t('封面', 'Cover', '封面'),
    author: t('作者', 'Author', '作者'),
    state: t('状态', 'Status', '狀態'),
    publish_time: t('发布时间', 'Published', '發布時間'),
    is_pinned: t('置顶', 'Pinned', '置頂'),
    keyword: t('标题、摘要、作者', 'Title, summary or author', '標題、摘要、作者'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: articleMoves.states,
  hints: {
    body: t(
      '简体中文必填；英文和繁体留空时显示简体中文',
      'Chinese is required; it is shown where a translation is missing',
      '簡體中文必填；英文和繁體留空時顯示簡體中文',
    ),
    cover: t('建议 3:2，宽 720 以上', 'About 3:2, at least 720 px wide', '建議 3:2，寬 720 以上'),
    is_pinned: t('排在其他文章之前', 'Shown before other articles', '排在其他文章之前'),
  },
  preview: t('预览', 'Preview', '預覽'),
  by: t('作者 {name}', 'By {name}', '作者 {name}'),
  yes: t('置顶', 'Pinned', '置頂'),
  errors: {
    noCategory: t('分类不存在', 'This category does not exist', '分類不存在'),
    noPicture: t(
      '请使用在这里上传的图片',
      'Please use uploaded pictures',
      '請使用在這裡上傳的圖片',
    ),
    noBody: t('正文不能为空', 'The text is required', '內文不可為空'),
    wrongState: t(
      '“{code}”当前状态不能执行此操作',
      '“{code}” doesn’t allow this in its current status',
      '「{code}」目前狀態不能執行此操作',
    ),
  },
  empty: {
    title: t('还没有文章', 'No articles yet', '還沒有文章'),
    hint: t(
      '写第一篇平台动态，发布后大家都能在工作台看到。',
      'Write the first article; everyone will see it on their workplace.',
      '寫第一篇平台動態，發布後大家都能在工作台看到。',
    ),
  },
} as const;
