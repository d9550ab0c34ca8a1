import { t } from '#contract/text.ts';

/** Messages for requests without a proper answer. */
export const networkTexts = {
  offline: t(
    '网络已断开，请检查网络连接后重试，已填写的内容不会丢失',
    'You’re offline. Check your connection and try again; your input is kept',
    '網路已中斷，請檢查網路連線後重試，已填寫的內容不會遺失',
  ),
  timeout: t(
    '服务器响应超时，请稍后重试',
    'The server took too long to respond. Please try again later',
    '伺服器回應逾時，請稍後重試',
  ),
  unreachable: t(
    '无法连接服务器，请稍后重试',
    'Couldn’t reach the server. Please try again later',
    '無法連線至伺服器，請稍後重試',
  ),
  slow: t(
    '服务器响应较慢，仍在处理…',
    'The server is slow. Still working…',
    '伺服器回應較慢，仍在處理…',
  ),
} as const;
