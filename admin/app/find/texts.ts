import { t } from '#contract/text.ts';

export const findTexts = {
  find: t('查找', 'Find', '尋找'),
  open: t('查找（{keys}）', 'Find ({keys})', '尋找（{keys}）'),
  placeholder: t(
    '编码、单号、名称、页面或操作',
    'Code, number, name, page or action',
    '編碼、單號、名稱、頁面或操作',
  ),
  results: t('查找结果', 'Results', '尋找結果'),
  pages: t('页面', 'Pages', '頁面'),
  actions: t('操作', 'Actions', '操作'),
  starred: t('已收藏', 'Starred', '已收藏'),
  recent: t('最近打开', 'Recently opened', '最近開啟'),
  star: t('收藏 {name}', 'Star {name}', '收藏 {name}'),
  unstar: t('取消收藏 {name}', 'Remove the star from {name}', '取消收藏 {name}'),
  searching: t('正在查找…', 'Searching…', '正在尋找…'),
  failed: t('查找失败', 'The search failed', '尋找失敗'),
  retry: t('重试', 'Try again', '重試'),
  nothing: t('没有找到“{text}”', 'Nothing found for “{text}”', '沒有找到「{text}」'),
  nothingHint: t(
    '请核对编码或单号，或换一个更短的词',
    'Check the code or number, or try a shorter word',
    '請核對編碼或單號，或換一個更短的詞',
  ),
  count: t('找到 {n} 条', 'Results: {n}', '找到 {n} 筆'),
  beginning: t(
    '输入编码、单号、名称，或名称的拼音首字母；也可以直接扫码。',
    'Type a code, a number, a name or its pinyin initials, or scan a code.',
    '輸入編碼、單號、名稱，或名稱的拼音首字母；也可以直接掃碼。',
  ),
  keys: {
    title: t('键盘快捷键', 'Keyboard shortcuts', '鍵盤快速鍵'),
    find: t('查找任何内容', 'Find anything', '尋找任何內容'),
    help: t('显示快捷键', 'Show these shortcuts', '顯示快速鍵'),
    move: t('选择上一条或下一条结果', 'Previous or next result', '選擇上一筆或下一筆結果'),
    choose: t('打开所选结果', 'Open the selected result', '開啟所選結果'),
    star: t(
      '收藏或取消收藏所选结果',
      'Star the selected result, or remove its star',
      '收藏或取消收藏所選結果',
    ),
    close: t('关闭窗口', 'Close the dialog', '關閉視窗'),
    shown: t('快捷键', 'Shortcuts', '快速鍵'),
  },
};
