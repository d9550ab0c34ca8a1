const signs = [
  'failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'importing a module script failed',
  'unable to preload css',
  'loading chunk',
  'css_chunk_load_failed',
];

/** Whether an error means that a chunk could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  const { message = '', code = '' } = (error ?? {}) as { message?: string; code?: string };
  const text = `${message} ${code}`.toLowerCase();
  return signs.some((sign) => text.includes(sign));
}

const entryOf = (html: string): string | undefined => /<script[^>]+src="([^"]+)"/.exec(html)?.[1];

/** Whether the server has a newer version than the one running here. */
export async function isOutdated(): Promise<boolean> {
  try {
    const running = document
      .querySelector<HTMLScriptElement>('script[type="module"][src]')
      ?.getAttribute('src');
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    const published = entryOf(await response.text());
    return response.ok && Boolean(running) && Boolean(published) && published !== running;
  } catch {
    return false;
  }
}
