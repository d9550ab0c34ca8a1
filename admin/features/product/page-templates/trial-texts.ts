import { t } from '#contract/text.ts';

export const pageTrialPageTexts = {
  title: t('“{name}”的 A/B 测试', 'A/B test of “{name}”', '「{name}」的 A/B 測試'),
  line: t(
    '一部分产品显示已发布的版本，另一部分显示对照版本。同一个产品每次看到的都一样。',
    'Some products show the published version, others show another one. A product always shows the same.',
    '一部分產品顯示已發布的版本，另一部分顯示對照版本。同一個產品每次看到的都一樣。',
  ),
  first: t(
    '请先发布页面，再用另一个版本和它对照。',
    'Publish the page first; then try another version against it.',
    '請先發布頁面，再用另一個版本和它對照。',
  ),
  unseen: t(
    '页面没有应用到任何产品，消费者看不到它，测试也不会有结果。',
    'The page is not assigned to any product. Consumers don’t see it, so a test finds nothing.',
    '頁面沒有套用到任何產品，消費者看不到它，測試也不會有結果。',
  ),
  other: t('对照版本', 'Other version', '對照版本'),
  draft: t('现在的草稿', 'The draft as it is now', '目前的草稿'),
  draftHint: t(
    '草稿会成为一个新版本，只给参加对照的产品显示。',
    'The draft becomes a new version, shown only to its share.',
    '草稿會成為一個新版本，只給參加對照的產品顯示。',
  ),
  nth: t('第 {n} 版', 'Version {n}', '第 {n} 版'),
  alone: t(
    '还没有别的版本：请先修改草稿，再回来测试。',
    'There is no other version yet. Change the draft first.',
    '還沒有別的版本：請先修改草稿，再回來測試。',
  ),
  share: t('看到对照版本的产品', 'Products that see it', '看到對照版本的產品'),
  start: t('开始测试', 'Start the test', '開始測試'),
  running: t(
    '{time} 开始：{share}% 的产品显示第 {other} 版，其余显示第 {n} 版。',
    'Since {time}: {share}% of the products show version {other}, the others version {n}.',
    '{time} 開始：{share}% 的產品顯示第 {other} 版，其餘顯示第 {n} 版。',
  ),
  ended: t(
    '{time} 至 {end}：{share}% 的产品显示第 {other} 版',
    '{time} to {end}: {share}% of the products showed version {other}',
    '{time} 至 {end}：{share}% 的產品顯示第 {other} 版',
  ),
  kept: t('保留了第 {n} 版', 'Version {n} was kept', '保留了第 {n} 版'),
  cut: t(
    '发布、恢复或下线时结束',
    'Ended when the page was published, restored or unpublished',
    '發布、恢復或下線時結束',
  ),
  scheduled: t(
    '第 {n} 版将在 {time} 上线，测试届时结束。',
    'Version {n} goes live {time}, which ends the test.',
    '第 {n} 版將在 {time} 上線，測試屆時結束。',
  ),
  earlier: t('以前的测试', 'Earlier tests', '以前的測試'),
  sides: t('两个版本', 'Both versions', '兩個版本'),
  keep: t('保留第 {n} 版', 'Keep version {n}', '保留第 {n} 版'),
  ask: t(
    '测试结束，所有消费者都将看到第 {n} 版。',
    'The test ends, and all consumers see version {n}.',
    '測試結束，所有消費者都將看到第 {n} 版。',
  ),
  counted: t(
    '只算测试期间第一次看到本页的产品。',
    'Only products that showed this page for the first time during the test are counted.',
    '只算測試期間第一次看到本頁的產品。',
  ),
  chances: {
    few: t(
      '数量还太少，说明不了什么：每个版本至少要有 5 个已激活和 5 个未激活的产品。',
      'Too few to tell: each version needs at least five activated products and five that are not.',
      '數量還太少，說明不了什麼：每個版本至少要有 5 個已啟用與 5 個未啟用的產品。',
    ),
    maybe: t(
      '差别可能只是偶然：两个版本即使一样好，也常会相差这么多。',
      'It may be chance: two equally good versions would often differ as much.',
      '差別可能只是偶然：兩個版本即使一樣好，也常會相差這麼多。',
    ),
    hardly: t(
      '第 {n} 版的激活率更高，不太像是偶然：两个版本一样好时，20 次里不到 1 次会相差这么多。',
      'Version {n} has the higher rate, and chance is unlikely: equally good versions would differ as much in fewer than 1 of 20 tests.',
      '第 {n} 版的啟用率更高，不太像是偶然：兩個版本一樣好時，20 次裡不到 1 次會相差這麼多。',
    ),
    no: t(
      '第 {n} 版的激活率更高，几乎不可能是偶然：两个版本一样好时，100 次里不到 1 次会相差这么多。',
      'Version {n} has the higher rate, and it is hardly chance: equally good versions would differ as much in fewer than 1 of 100 tests.',
      '第 {n} 版的啟用率更高，幾乎不可能是偶然：兩個版本一樣好時，100 次裡不到 1 次會相差這麼多。',
    ),
  },
  patience: t(
    '请先定好测试多久再看结果：天天看、一有差别就停，会把偶然当成结果。最近几天的产品之后还可能激活。',
    'Decide beforehand how long to test. Who looks every day and stops at the first difference takes chance for a result. Products of the last few days may still be activated.',
    '請先定好測試多久再看結果：天天看、一有差別就停，會把偶然當成結果。最近幾天的產品之後還可能啟用。',
  ),
};
