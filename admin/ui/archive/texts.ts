import { t } from '#contract/text.ts';

export const archiveTexts = {
  passphrase: t('口令', 'Passphrase', '密語'),
  again: t('再次输入口令', 'Confirm passphrase', '再次輸入密語'),
  hint: t(
    '至少 12 个字符；几个不相干的词最好记也最难猜',
    'At least 12 characters; a few unrelated words are easy to remember and hard to guess',
    '至少 12 個字元；幾個不相干的詞最好記也最難猜',
  ),
  strength: t('口令强度', 'Passphrase strength', '密語強度'),
  strengths: {
    weak: t('弱：容易被猜中', 'Weak: easily guessed', '弱：容易被猜中'),
    fair: t('中等', 'Fair', '中等'),
    strong: t('强', 'Strong', '強'),
  },
  lost: t(
    '口令不会保存在任何地方，丢失后无法找回，文件也就打不开。请把口令和文件分开交给收件人。',
    'The passphrase is not stored anywhere. If it is lost, the file can’t be opened. Send it to the recipient separately from the file.',
    '密語不會儲存在任何地方，遺失後無法找回，檔案也就打不開。請把密語和檔案分開交給收件人。',
  ),
  preparing: t('正在加密…', 'Encrypting…', '正在加密…'),
  received: t('已接收 {size}', '{size} received', '已接收 {size}'),
  saved: t('已保存 {name}', 'Saved as {name}', '已儲存 {name}'),
} as const;
