import type { Language } from '#contract/language.ts';
import { say, t, type Text } from '#contract/text.ts';
import type { Field } from './kit/fields.ts';
import { isBlankMarkup } from './kit/markup.ts';
import { clockOf } from './kit/times.ts';
import { isBound, readWords, type Phrase } from './kit/words.ts';

const texts = {
  yes: t('是', 'Yes', '是'),
  no: t('否', 'No', '否'),
  bound: t('取自产品数据', 'from product data', '取自產品資料'),
  products: t('{n} 个产品', '{n} {n:product|products}', '{n} 個產品'),
  items: t('{n} 项', '{n} {n:item|items}', '{n} 項'),
  inside: t('内部链接', 'Internal', '內部連結'),
  outside: t('外部链接', 'External', '外部連結'),
  picture: t('图片', 'Picture', '圖片'),
  content: t('图文内容', 'Pictures and text', '圖文內容'),
};

const longest = 120;
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const inWords = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The value of a setting as text; empty if it is not set. */
export function wordsOfSetting(
  field: Field | undefined,
  value: unknown,
  language: Language,
): string {
  const tell = (text: Text, n = 0) => say(text, language, { n });
  if (value === undefined || value === null || value === '') return '';
  switch (field?.kind) {
    case 'phrase':
      return short(wordsOfPhrase(value, language));
    case 'html': {
      const markup = wordsOfPhrase(value, language);
      return short(inWords(markup) || (isBlankMarkup(markup) ? '' : tell(texts.content)));
    }
    case 'switch':
      return tell(value === true ? texts.yes : texts.no);
    case 'choice':
    case 'choices': {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
      const labels = field.options.filter((one) => chosen.includes(one.value));
      return labels.map(({ label }) => say(label, language)).join(language === 'en' ? ', ' : '、');
    }
    case 'number':
      return `${String(value)}${field.unit ? ` ${field.unit}` : ''}`;
    case 'linkType':
      return tell(String(value) === '11' ? texts.outside : texts.inside);
    case 'address':
      return (value as { externalLink?: string }).externalLink ?? '';
    case 'products':
      return Array.isArray(value) ? tell(texts.products, value.length) : '';
    case 'campaign':
      return value === 0 ? '' : `#${String(value)}`;
    case 'moment':
      return clockOf(String(value));
    case 'picture':
    case 'media':
      return short(fileOf(String(value)) || tell(texts.picture));
    case 'list':
      return Array.isArray(value) ? tell(texts.items, value.length) : '';
    default:
      return short(typeof value === 'string' ? value : plain(value, language));
  }
}

function wordsOfPhrase(value: unknown, language: Language): string {
  const phrase = value as Phrase;
  return typeof phrase === 'object' && isBound(phrase)
    ? `${say(texts.bound, language)} ${phrase.bind}`
    : readWords(phrase, language);
}

const fileOf = (address: string) => address.split(/[?#]/)[0]!.split('/').at(-1) ?? '';

/** A list item or unknown value: named by its first text. */
function plain(value: unknown, language: Language): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const first = Object.values(value).find((one) => typeof one === 'string' && one !== '');
  return typeof first === 'string' ? first : say(texts.items, language, { n: 1 });
}
