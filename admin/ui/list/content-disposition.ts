/** The file name a server gave, also in the encoded form of RFC 5987, without any folder in it; else nothing. */
export function fileNameOf(header: string | null): string | undefined {
  if (!header) return undefined;
  const extended = parameter(header, 'filename\\*');
  const named = (extended && decodeExtended(extended)) ?? parameter(header, 'filename');
  const bare = named
    ?.split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .trim();
  return bare || undefined;
}

function parameter(header: string, name: string): string | undefined {
  const found = new RegExp(
    `(?:^|;)\\s*${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^;]*))`,
    'i',
  ).exec(header);
  return found?.[1]?.replace(/\\(.)/g, '$1') ?? found?.[2]?.trim();
}

function decodeExtended(value: string): string | undefined {
  const [, charset, encoded] = /^([\w-]+)'[^']*'(.*)$/.exec(value) ?? [];
  if (charset === undefined || encoded === undefined) return undefined;
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded);
    const bytes = encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return /^iso-8859-1$/i.test(charset) ? bytes : undefined;
  } catch {
    return undefined;
  }
}
