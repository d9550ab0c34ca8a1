const standsAlone = new Set(['br', 'hr', 'img']);
/** In the server's order, so that the stored markup equals what was sent. */
const first: Readonly<Record<string, readonly string[]>> = { img: ['alt'] };
const last: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['loading', 'decoding'],
};

/** Markup exactly as the server stores it; empty if there is nothing visible. */
export function writeMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const written = [...body.childNodes].map(write).join('');
  return /^(<p( style="[^"]*")?><\/p>)*$/.test(written) ? '' : written;
}

function write(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escape(node.textContent ?? '');
  if (!(node instanceof HTMLElement)) return '';
  const tag = node.localName;
  const attributes = attributesOf(node)
    .map(([name, value]) =>
      value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escapeQuoted(value)}"`,
    )
    .join('');
  if (standsAlone.has(tag)) return `<${tag}${attributes} />`;
  return `<${tag}${attributes}>${[...node.childNodes].map(write).join('')}</${tag}>`;
}

function attributesOf(element: HTMLElement): [string, string][] {
  const given = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  if (element.localName === 'img' && !given.has('alt')) given.set('alt', '');
  const style = given.get('style');
  if (style !== undefined) given.set('style', styleOf(style));
  if (given.get('style') === '') given.delete('style');
  // Spans of one are the default.
  for (const span of ['colspan', 'rowspan']) if (given.get(span) === '1') given.delete(span);
  const head = first[element.localName] ?? [];
  const tail = last[element.localName] ?? [];
  const others = [...given.keys()].filter((name) => !head.includes(name) && !tail.includes(name));
  return [...head, ...others, ...tail].flatMap((name) => {
    const value = given.get(name);
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
}

const styleOf = (style: string) =>
  style
    .split(';')
    .map((one) => {
      const [name = '', ...value] = one.split(':');
      return [name.trim(), value.join(':').trim()] as const;
    })
    .filter(([name, value]) => name !== '' && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeQuoted = (text: string) => escape(text).replaceAll('"', '&quot;');
