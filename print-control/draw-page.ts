import type { texts as allTexts } from './texts.ts';

type Texts = typeof allTexts;
type Words = { zh_CN: string; en: string; zh_TW: string };
type Known = {
  version: string;
  pairing: { server: string; station: string; company: string; isRefused: boolean } | null;
  printers: { id: string; kind: 'cups' | 'tcp' | 'file'; name: string; format: string }[];
  jobs: {
    id: number;
    printer: string;
    state: keyof Texts['jobs']['states'];
    printed: number;
    left: number | null;
    problem: '' | keyof Texts['problems'] | { said: string };
  }[];
  questions: { job: number; numbers: number[]; codes: string[] }[];
};

/** Draws the page in the browser. It is sent as text, so it uses nothing but what it is given. */
export function drawPage(texts: Texts): void {
  const asked = navigator.language.toLowerCase();
  const language = !asked.startsWith('zh') ? 'en' : /tw|hk|mo|hant/.test(asked) ? 'zh_TW' : 'zh_CN';
  document.documentElement.lang = language.replace('_', '-');
  const say = (text: Words, params: Record<string, string | number> = {}) =>
    text[language].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
  const root = document.querySelector('#page')!;
  // The back office fills these in by the address.
  const given = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', '/');
  let drawn = '';
  let told = '';
  let isBad = false;

  function make<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]> = {},
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[Tag] {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  async function ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(path, {
      ...(body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {}),
    });
    const said = (await answer.json()) as { data?: unknown; msg?: string };
    if (!answer.ok) throw new Error(said.msg);
    return said.data;
  }

  async function act(path: string, body: object, done = ''): Promise<void> {
    try {
      await ask(path, body);
      told = done;
      isBad = false;
    } catch (error) {
      told = (error as Error).message;
      isBad = true;
    }
    drawn = '';
    await look();
  }

  const button = (text: Words, onclick: () => void, isMain = false) =>
    make('button', { type: 'button', onclick, className: isMain ? 'main' : '' }, say(text));

  const field = (name: string, text: Words, properties: Partial<HTMLInputElement> = {}) =>
    make('label', {}, say(text), make('input', { name, required: true, ...properties }));

  function choice(name: string, text: Words, options: [value: string, label: string][]) {
    const select = make('select', { name });
    for (const [value, label] of options) select.append(make('option', { value }, label));
    return make('label', {}, say(text), select);
  }

  function form(submit: (values: Record<string, string>) => void, ...children: Node[]) {
    return make(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault();
          const values = new FormData(event.target as HTMLFormElement);
          submit(Object.fromEntries(values) as Record<string, string>);
        },
      },
      ...children,
    );
  }

  const submitButton = (text: Words) => make('button', { className: 'main' }, say(text));

  function drawPairing({ pairing }: Known): HTMLElement {
    const words = texts.pairing;
    const entry = [
      make('p', { className: 'weak' }, say(words.line)),
      form(
        ({ server, code }) => void act('/pair', { server, code }),
        field('server', words.server, {
          value: given.get('server') ?? pairing?.server ?? '',
          placeholder: 'https://',
        }),
        field('code', words.code, {
          value: given.get('code') ?? '',
          maxLength: 20,
          autocomplete: 'off',
        }),
        submitButton(words.pair),
      ),
    ];
    if (!pairing) return make('section', {}, make('h2', {}, say(words.title)), ...entry);
    return make(
      'section',
      {},
      make('h2', {}, say(texts.paired, { company: pairing.company, station: pairing.station })),
      make('p', { className: 'weak' }, pairing.server),
      ...(pairing.isRefused ? [make('p', { className: 'bad' }, say(texts.refused)), ...entry] : []),
      make(
        'p',
        {},
        button(words.unpair, () => {
          if (confirm(say(words.sure))) void act('/unpair', {});
        }),
      ),
    );
  }

  function drawPrinters({ printers }: Known): HTMLElement {
    const words = texts.printers;
    const rows = printers.map(({ id, kind, name, format }) =>
      make(
        'li',
        {},
        make(
          'span',
          {},
          name,
          ' ',
          make(
            'span',
            { className: 'weak' },
            `${say(words.kinds[kind])} · ${format.toUpperCase()}`,
          ),
        ),
        button(words.test, () => void act('/printers/test', { id }, say(words.tested))),
        ...(kind === 'cups'
          ? []
          : [button(words.remove, () => void act('/printers/remove', { id }))]),
      ),
    );
    const resolutions: [string, string][] = [
      ['203', '203 dpi'],
      ['300', '300 dpi'],
      ['600', '600 dpi'],
    ];
    const tcp = form(
      ({ name, host, port, dpi }) =>
        void act('/printers', { kind: 'tcp', name, host, port: Number(port), dpi: Number(dpi) }),
      field('name', words.name, { maxLength: 120 }),
      field('host', words.host),
      field('port', words.port, { type: 'number', value: '9100', min: '1', max: '65535' }),
      choice('dpi', words.dpi, resolutions),
      submitButton(words.save),
    );
    const file = form(
      ({ name, folder, format, dpi }) =>
        void act('/printers', { kind: 'file', name, folder, format, dpi: Number(dpi) }),
      field('name', words.name, { maxLength: 120 }),
      field('folder', words.folder),
      choice('format', words.format, [
        ['zpl', 'ZPL'],
        ['pdf', 'PDF'],
      ]),
      choice('dpi', words.dpi, resolutions),
      submitButton(words.save),
    );
    const adding = (kind: 'tcp' | 'file', content: Node) =>
      make(
        'details',
        {},
        make('summary', {}, `${say(words.add)} · ${say(words.kinds[kind])}`),
        content,
      );
    return make(
      'section',
      {},
      make('h2', {}, say(words.title)),
      ...(rows.length > 0
        ? [make('ul', {}, ...rows)]
        : [make('p', { className: 'weak' }, say(words.none))]),
      adding('tcp', tcp),
      adding('file', file),
    );
  }

  function drawJobs({ jobs, printers }: Known): HTMLElement {
    const words = texts.jobs;
    const nameOf = (id: string) => printers.find((one) => one.id === id)?.name ?? id;
    const rows = jobs.map(({ id, printer, state, printed, left, problem }) => {
      const isOver = ['done', 'stopped'].includes(state);
      const why =
        problem === ''
          ? ''
          : typeof problem === 'object'
            ? problem.said
            : say(texts.problems[problem]);
      return make(
        'li',
        {},
        make('span', {}, say(words.name, { id, printer: nameOf(printer) })),
        make('span', { className: 'weak' }, say(words.count, { n: printed, left: left ?? '…' })),
        make(
          'span',
          { className: why || state === 'question' ? 'bad' : 'weak' },
          [say(words.states[state]), why].filter(Boolean).join(': '),
        ),
        ...(isOver ? [] : [button(words.stop, () => void act('/jobs/stop', { id }))]),
      );
    });
    return make(
      'section',
      {},
      make('h2', {}, say(words.title)),
      ...(rows.length > 0
        ? [make('ul', {}, ...rows)]
        : [make('p', { className: 'weak' }, say(words.none))]),
    );
  }

  function drawQuestions({ questions }: Known): HTMLElement[] {
    const words = texts.questions;
    if (questions.length === 0) return [];
    const rows = questions.map(({ job, numbers, codes }) => {
      const answer = (result: string) => void act('/answers', { job, number: numbers[0], result });
      return make(
        'li',
        {},
        make('span', {}, say(words.ask, { numbers: numbers.join(', '), codes: codes.join(', ') })),
        button(words.printed, () => answer('printed')),
        button(words.not, () => answer('not')),
        button(words.spoiled, () => answer('spoiled')),
      );
    });
    return [
      make(
        'section',
        { className: 'asks' },
        make('h2', {}, say(words.title)),
        make('p', {}, say(words.line)),
        make('ul', {}, ...rows),
      ),
    ];
  }

  async function look(): Promise<void> {
    let known: Known;
    try {
      known = (await ask('/status')) as Known;
    } catch {
      root.replaceChildren(make('p', { className: 'bad' }, say(texts.notRunning)));
      drawn = '';
      return;
    }
    // What is being typed stays where it is.
    const now = JSON.stringify(known);
    if (now === drawn || (drawn !== '' && root.querySelector('form :focus'))) return;
    drawn = now;
    document.title = say(texts.title);
    const open = [...root.querySelectorAll('details')].map((one) => one.open);
    root.replaceChildren(
      make('h1', {}, say(texts.title)),
      make('p', { className: 'weak' }, known.version),
      make('p', { className: isBad ? 'bad' : 'weak', role: 'status' }, told),
      ...drawQuestions(known),
      drawPairing(known),
      drawJobs(known),
      drawPrinters(known),
    );
    [...root.querySelectorAll('details')].forEach((one, at) => (one.open = open[at] ?? false));
  }

  void look();
  setInterval(() => void look(), 1_000);
}
