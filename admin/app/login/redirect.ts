/** Where a sign-in leads: the page requested before, if it is a path of this site; otherwise the home page. */
export function redirectTarget(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/')) return '/';
  try {
    const url = new URL(asked, origin);
    // Two slashes would be the address of another host.
    if (url.origin !== origin || /^\/\/|(?:^|\/)login\/?$/.test(url.pathname)) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
