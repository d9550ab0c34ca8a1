const own = 'http://own.invalid';
const controls = /[\u0000-\u001f\u007f]/; // oxlint-disable-line no-control-regex

/** The part of an address before its query, as browsers read it: percent signs decoded. */
function decodedPath(value: string): string {
  const [path = ''] = value.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Whether an address is a path of this site. Browsers drop tabs and line breaks, and read a backslash as a slash; two
 * slashes at the beginning, also after dots are resolved or signs are decoded, would name another host.
 */
export function isOwnPath(value: string): boolean {
  const isOwn = (path: string) => {
    if (!path.startsWith('/') || /\\/.test(path) || controls.test(path)) return false;
    const url = URL.canParse(path, own) ? new URL(path, own) : null;
    return url?.origin === own && !url.pathname.startsWith('//');
  };
  return !controls.test(value) && isOwn(value.split(/[?#]/, 1)[0]!) && isOwn(decodedPath(value));
}

/** Whether an address is one of another site. */
const isWebAddress = (value: string) =>
  /^https?:\/\/[^/\\]/i.test(value) &&
  !/\\/.test(value.split(/[?#]/, 1)[0]!) &&
  URL.canParse(value);

/** Whether a URL is safe to link to: nothing that a browser would execute, and no path that leads to another site. */
export const isSafeAddress = (value: string): boolean =>
  value === '' ||
  (!controls.test(value) &&
    (isOwnPath(value) ||
      isWebAddress(value) ||
      /^(#|\?|tel:|mailto:|weixin:\/\/)/i.test(value) ||
      /^[\w\u4e00-\u9fff][\w\u4e00-\u9fff./?=&#%-]*$/.test(value)));

/** Whether a picture or film may be loaded from there. */
export const isSafeSource = (value: string): boolean =>
  value === '' || isOwnPath(value) || isWebAddress(value);
