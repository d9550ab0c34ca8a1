import { languages, type Language } from '#contract/language.ts';
import { say, t, type Text } from '#contract/text.ts';
import { linesOf } from './lines.ts';
import { headOf, reportOf } from './report.ts';
import { isBundle, verifyBundle } from './verify-bundle.ts';
import { verifyDay } from './verify-day.ts';
import type { Trust } from './verify-head.ts';
import { verifyStamps } from './verify-stamps.ts';

const texts: Record<string, Text> = {
  title: t('核对溯源证明', 'Verify a proof', '核對溯源證明'),
  what: t(
    '选择导出的一天事件（.jsonl），或产品证明里的 proof.json；同一文件夹里的 signature.txt 与 PDF 可以一起选。',
    'Choose an exported day of events (.jsonl), or the proof.json of a product’s history; signature.txt and the PDF of the same folder may be chosen with it.',
    '選擇匯出的一天事件（.jsonl），或產品證明裡的 proof.json；同一資料夾裡的 signature.txt 與 PDF 可以一起選。',
  ),
  offline: t(
    '文件不会离开这台设备，这个页面断网也能用，可以保存下来。',
    'Files never leave this device. This page works without a network and can be saved.',
    '檔案不會離開這台裝置，這個頁面斷網也能用，可以儲存下來。',
  ),
  drop: t('把文件拖到这里，或', 'Drop files here, or', '把檔案拖到這裡，或'),
  choose: t('选择文件', 'Choose files', '選擇檔案'),
  compare: t('与别处得到的核对', 'Compare with what you got elsewhere', '與別處取得的核對'),
  compareHint: t(
    '公钥和日志头应从别处得到，例如企业的网站、见证方或以前保存的打印件。',
    'Get keys and heads from elsewhere: the company’s site, a witness, or a printout that you kept.',
    '公鑰和日誌頭應從別處取得，例如企業的網站、見證方或以前保存的列印件。',
  ),
  keys: t('公钥（每行一个）', 'Public keys, one per line', '公鑰（每行一個）'),
  keysHint: t(
    '日志的公钥，以及必须签过名的见证方的公钥',
    'That of the log, and those of witnesses that must have signed',
    '日誌的公鑰，以及必須簽過名的見證方的公鑰',
  ),
  head: t('日志头', 'Head of the log', '日誌頭'),
  consistency: t('一致性证明', 'Consistency proof', '一致性證明'),
  root: t('当天的根', 'Root of the day', '當天的根'),
  reading: t('正在核对…', 'Verifying…', '正在核對…'),
  failed: t('这个文件无法读取', 'This file cannot be read', '這個檔案無法讀取'),
};
const names: Record<Language, string> = { zh_CN: '简体中文', en: 'English', zh_TW: '繁體中文' };
const tags: Record<Language, string> = { zh_CN: 'zh-CN', en: 'en', zh_TW: 'zh-TW' };

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const made = (tag: string, text: string) =>
  Object.assign(document.createElement(tag), { textContent: text });

let language = usual();
let chosen: readonly File[] = [];

/** The first of the browser's languages that the page speaks. */
function usual(): Language {
  for (const tag of navigator.languages) {
    if (/^zh-(?:tw|hk|mo|hant)/i.test(tag)) return 'zh_TW';
    if (/^zh/i.test(tag)) return 'zh_CN';
    if (/^en/i.test(tag)) return 'en';
  }
  return 'en';
}

function speak(next: Language): void {
  language = next;
  document.documentElement.lang = tags[language];
  document.title = say(texts.title!, language);
  for (const place of document.querySelectorAll<HTMLElement>('[data-text]'))
    place.textContent = say(texts[place.dataset.text!]!, language);
  for (const button of document.querySelectorAll('nav button'))
    button.setAttribute('aria-pressed', String(button.textContent === names[language]));
  void verify();
}

function given(): Trust {
  const of = (id: string) => (find(`#${id}`) as HTMLTextAreaElement).value;
  const [head, consistency, root] = ['head', 'consistency', 'root'].map((id) => of(id).trim());
  return {
    keys: of('keys').split(/\s+/).filter(Boolean),
    // The last line of a note ends, too.
    ...(head && { head: `${head}\n` }),
    ...(consistency && { consistency }),
    ...(root && { root }),
  };
}

async function verifyOne(file: File, all: readonly File[]) {
  const text = /\.json$/i.test(file.name) ? await file.text() : '';
  if (!isBundle(text)) return verifyDay(linesOf(piecesOf(file)), given());
  const signature = all.find(({ name }) => name === 'signature.txt');
  const others = all.filter((one) => one !== file);
  const files = await Promise.all(
    others.map(
      async (one) => [one.name, new Uint8Array(await one.arrayBuffer())] as [string, Uint8Array],
    ),
  );
  return verifyBundle(text, given(), {
    ...(signature && { signature: await signature.text() }),
    files: new Map(files),
  });
}

async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const size = 1_000_000;
  for (let at = 0; at < file.size; at += size)
    yield new Uint8Array(await file.slice(at, at + size).arrayBuffer());
}

async function verify(): Promise<void> {
  const place = find('#result');
  const mine = chosen;
  const proofs = mine.filter(({ name }) => /\.jsonl?$/i.test(name));
  const said = language;
  place.replaceChildren(...(mine.length > 0 ? [made('p', say(texts.reading!, said))] : []));
  const sections: HTMLElement[] = [];
  for (const file of proofs.length > 0 ? proofs : mine) sections.push(await sectionOf(file, mine));
  // Meanwhile something else may have been chosen.
  if (mine === chosen && said === language) place.replaceChildren(...sections);
}

async function sectionOf(file: File, all: readonly File[]): Promise<HTMLElement> {
  const section = document.createElement('section');
  try {
    const verified = await verifyOne(file, all);
    const stamped = await verifyStamps(headOf(verified));
    const { isSound, verdict, facts, faults } = reportOf(verified, language, stamped);
    section.toggleAttribute('data-bad', !isSound);
    section.append(made('h2', verdict), made('p', file.name));
    if (faults.length > 0) {
      const list = document.createElement('ul');
      list.append(...faults.slice(0, 50).map((fault) => made('li', fault)));
      section.append(list);
    }
    section.append(...facts.map((fact) => made('p', fact)));
  } catch {
    section.toggleAttribute('data-bad', true);
    section.append(made('h2', say(texts.failed!, language)), made('p', file.name));
  }
  return section;
}

const choose = (files: FileList | null | undefined) => {
  if (!files || files.length === 0) return;
  chosen = [...files];
  void verify();
};
find('#files').addEventListener('change', ({ target }) => {
  const field = target as HTMLInputElement;
  choose(field.files);
  // Or choosing the same file again, once it was changed, would be no change.
  field.value = '';
});
const drop = find('.drop');
for (const name of ['dragover', 'dragleave', 'drop'])
  document.addEventListener(name, (event) => {
    event.preventDefault();
    drop.toggleAttribute('data-over', name === 'dragover');
    if (name === 'drop') choose((event as DragEvent).dataTransfer?.files);
  });
find('details').addEventListener('change', () => void verify());
for (const one of languages) {
  const button = made('button', names[one]);
  button.setAttribute('type', 'button');
  button.lang = tags[one];
  button.addEventListener('click', () => speak(one));
  find('nav').append(button);
}
speak(language);
