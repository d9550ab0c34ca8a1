import { t } from '#contract/text.ts';

export const historyLogTexts = {
  line: t(
    '所有企业每天的追溯事件封存在一个只能增长的日志里，由平台签名，由平台之外的见证方见证',
    'The trace events of all companies are sealed each day in one log that only grows, signed by the platform and by witnesses outside it',
    '所有企業每天的追溯事件封存在一個只能增長的日誌裡，由平台簽名，由平台之外的見證方見證',
  ),
} as const;
