/** Where a sign-in leads: the page asked for before it, if that is a path of this site; otherwise the home. */
export function redirectTarget(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/')) return '/';
  try {
    const url = new URL(asked, origin);
    // Two slashes, however they came about, would be the address of another host.
    if (url.origin !== origin || /^\/\/|(?:^|\/)login\/?$/.test(url.pathname)) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
