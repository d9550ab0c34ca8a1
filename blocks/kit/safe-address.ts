/** Whether a URL is safe to link to: nothing that a browser would execute. */
export const isSafeAddress = (value: string): boolean =>
  value === '' ||
  /^(https?:\/\/|\/(?!\/)|#|\?|tel:|mailto:|weixin:\/\/)/i.test(value) ||
  /^[\w\u4e00-\u9fff][\w\u4e00-\u9fff./?=&#%-]*$/.test(value);
