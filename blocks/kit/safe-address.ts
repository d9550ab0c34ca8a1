/** Whether a page may lead there: nothing that a browser would run. */
export const isSafeAddress = (value: string): boolean =>
  value === '' ||
  /^(https?:\/\/|\/(?!\/)|#|\?|tel:|mailto:|weixin:\/\/)/i.test(value) ||
  /^[\w\u4e00-\u9fff][\w\u4e00-\u9fff./?=&#%-]*$/.test(value);
