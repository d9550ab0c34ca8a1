import { isHidden } from '#contract/codes/mark.ts';
import type { Verdict } from '#contract/codes/verdicts.ts';
import type { QueryLog, QueryResult } from '#contract/features/consumer/contract.ts';
import type { PreviewFormat } from '#contract/files.ts';
import type { Language } from '#contract/language.ts';
import { isBound, readWords, type Binding, type Phrase } from './words.ts';

/** One step of making it. */
export type ProcessRecord = {
  process_name: string;
  content: string;
  emp_name: string;
  pass_time: string;
};
/** One thing that was measured or judged. */
export type TestRecord = {
  project_name: string;
  std: string;
  content: string;
  emp_name: string;
  pass_time: string;
};
export type RepairRecord = {
  create_time: string;
  complete_time: string;
  content: string;
  repair_status: string;
};
export type Attachment = { name: string; url: string; size: number; format: PreviewFormat };
export type ProductCard = {
  id: number;
  name: string;
  coverUrl: string;
  introduce: string;
  price: string;
};
export type Model = { name: string; model_iframe: string; modelUrl: string };

/** What was found out about the scanned code. */
export type Answer = {
  verdict: Verdict;
  reasons: readonly { code: string; text: string }[];
  result: QueryResult | null;
};

/** The public pages that blocks lead to. */
export type Way =
  | '/activation'
  | '/repair'
  | '/afterrecords'
  | '/threedModel'
  | '/survey'
  | '/help';

/** A form that came back with something to mend: what was in it, and what is said to each of its fields. */
export type Sent = {
  block: string;
  values: Readonly<Record<string, readonly string[]>>;
  wrong: Readonly<Record<string, string>>;
};

/** Everything a page shows that is not in its settings. Blocks never ask for more: it is here, or it is not shown. */
export type Scene = {
  language: Language;
  /** A consumer's phone, or the designer, where nothing leads away and what is empty says so. */
  place: 'page' | 'canvas';
  /** Null where nothing was scanned. */
  answer: Answer | null;
  log: { rows: readonly QueryLog[]; count: number };
  batchCode: string;
  attributes: readonly { name: string; value: string }[];
  process: readonly ProcessRecord[];
  quality: readonly TestRecord[];
  tests: readonly TestRecord[];
  attachments: readonly Attachment[];
  repairs: { rows: readonly RepairRecord[]; count: number };
  /** By their numbers, those that the page's blocks name. */
  products: Readonly<Record<number, ProductCard>>;
  model: Model | null;
  has3d: boolean;
  /** Those of the public pages that there are. */
  ways: readonly Way[];
  /** What the page was asked with; its links carry it on. */
  query: Readonly<Record<string, string>>;
  sent?: Sent;
};

/** What a binding stands for; only that is read, so that what a text does not show does not tell two pages apart. */
const bound: Record<Binding, (scene: Scene, result: QueryResult) => string> = {
  part_name: (_scene, result) => result.part_name,
  part_model: (_scene, result) => result.part_model,
  serial_number: (_scene, result) => result.serial_number,
  batch_code: (scene) => scene.batchCode,
  product_time: (_scene, result) => result.product_time.slice(0, 10),
  sale_time: (_scene, result) => result.sale_time.slice(0, 10),
  company_name: (_scene, result) => result.company_name,
  query_time: (_scene, result) =>
    isHidden(result, 'query_count') ? '' : String(result.query_time),
  first_verify_time: (_scene, result) => result.first_verify_time.slice(0, 10),
};

/** The code that pages further on are asked with: whoever scanned it has it, also where it is not shown. */
export const serialIn = (scene: Pick<Scene, 'query'>, result: QueryResult): string =>
  result.serial_number || (scene.query.code ?? scene.query.sn ?? '');

/** A scene in which nothing is known yet. */
export const emptyScene = (language: Language, over: Partial<Scene> = {}): Scene => ({
  language,
  place: 'page',
  answer: null,
  log: { rows: [], count: 0 },
  batchCode: '',
  attributes: [],
  process: [],
  quality: [],
  tests: [],
  attachments: [],
  repairs: { rows: [], count: 0 },
  products: {},
  model: null,
  has3d: false,
  ways: [],
  query: {},
  ...over,
});

/** A phrase as this scene reads it. */
export function readFor(scene: Scene, value: Phrase): string {
  if (!isBound(value)) return readWords(value, scene.language);
  const result = scene.answer?.result;
  const own = result && Object.hasOwn(bound, value.bind) ? bound[value.bind](scene, result) : '';
  return own || readWords(value.fallback, scene.language);
}

/** An address on the public pages that carries the page's own query on; empty where there is no such page. */
export function pageLink(
  scene: Scene,
  path: Way | '/template',
  more: Readonly<Record<string, string>> = {},
) {
  if (path !== '/template' && !scene.ways.includes(path)) return '';
  const query = new URLSearchParams({ ...scene.query, ...more, language: scene.language });
  return `${path}?${query.toString()}`;
}
