import type { Brand, BrandTheme } from '#contract/codes/brand.ts';
import { isHidden } from '#contract/codes/mark.ts';
import type { Verdict } from '#contract/codes/verdicts.ts';
import type { QueryLog, QueryResult } from '#contract/features/consumer/contract.ts';
import type { PreviewFormat } from '#contract/files.ts';
import type { Language } from '#contract/language.ts';
import { isBound, readWords, type Binding, type Phrase } from './words.ts';

/** One production step. */
export type ProcessRecord = {
  process_name: string;
  content: string;
  emp_name: string;
  pass_time: string;
};
/** One test result. */
export type TestRecord = {
  project_name: string;
  std: string;
  content: string;
  emp_name: string;
  pass_time: string;
  /** Whether it passed; neither where it was only recorded. */
  result?: 'pass' | 'fail' | 'info';
  /** Between which values it passes, with the unit. */
  limits?: string;
};
export type RepairRecord = {
  create_time: string;
  complete_time: string;
  content: string;
  repair_status: string;
};
/** What happened to a product on its way, as consumers are told. */
export type CirculationKind =
  | 'made'
  | 'tested'
  | 'packed'
  | 'shipped'
  | 'received'
  | 'sold'
  | 'returned';
/** Who has it after the step, or who sold it. */
export type CirculationHolder = 'dealer' | 'shop' | 'customer' | 'warehouse' | 'company';
/** One step on the way of a product. It names neither persons nor times of day. */
export type CirculationStep = {
  kind: CirculationKind;
  day: string;
  holder: CirculationHolder | null;
  /** The dealer's name, if the company allows it. */
  name: string;
  /** Province and city, or the factory. */
  place: string;
};
/** The product passport as a page shows it: its first figures and the way to the whole. */
export type PassportCard = {
  href: string;
  /** Kilograms of CO2 equivalent, for one of this unit. */
  carbon: { value: number; unit: string } | null;
  /** Percent of the product. */
  recycled: number | null;
  repairability: number | null;
  /** How long it should last. */
  years: number | null;
  materials: readonly { name: string; share: number | null }[];
};
export type Attachment = { name: string; url: string; size: number; format: PreviewFormat };
export type ProductCard = {
  id: number;
  name: string;
  coverUrl: string;
  introduce: string;
  price: string;
};
/** In which part of its life a campaign is, for consumers. */
export const campaignPhases = ['draft', 'soon', 'open', 'paused', 'over'] as const;
/** A reward campaign as a page shows it. */
export type CampaignCard = {
  id: number;
  name: string;
  phase: (typeof campaignPhases)[number];
  /** When it begins and ends, as text. */
  from: string;
  until: string;
  prizes: readonly string[];
  rules: string;
  /** Whether the scanned product takes part, and whether it has already. */
  isFor: boolean;
  isTaken: boolean;
};
export type Model = { name: string; model_iframe: string; modelUrl: string };

/** The result for the scanned code. */
export type Answer = {
  verdict: Verdict;
  reasons: readonly { code: string; text: string }[];
  result: QueryResult | null;
};

/** The public pages that blocks link to. */
export type Way =
  | '/activation'
  | '/repair'
  | '/afterrecords'
  | '/threedModel'
  | '/survey'
  | '/reward'
  | '/help';

/** A submitted form with errors: its values, and the message of each field. */
export type Sent = {
  block: string;
  values: Readonly<Record<string, readonly string[]>>;
  wrong: Readonly<Record<string, string>>;
};

/**
 * Everything a page shows that is not in its settings. Blocks never load data: it is in the scene, or it is not shown.
 */
export type Scene = {
  language: Language;
  /** A consumer's phone, or the designer, where links are disabled and empty blocks show hints. */
  place: 'page' | 'canvas';
  /** Null if nothing was scanned. */
  answer: Answer | null;
  /** The company that issued the code; null if nobody did. */
  brand: Brand | null;
  /** How its pages look; null: as shipped. */
  theme: BrandTheme | null;
  log: { rows: readonly QueryLog[]; count: number };
  batchCode: string;
  attributes: readonly { name: string; value: string }[];
  process: readonly ProcessRecord[];
  quality: readonly TestRecord[];
  tests: readonly TestRecord[];
  /** The way of the scanned item so far, newest last; empty until it is shipped. */
  circulation: readonly CirculationStep[];
  /** The public passport of the scanned product; null without one. */
  passport: PassportCard | null;
  attachments: readonly Attachment[];
  repairs: { rows: readonly RepairRecord[]; count: number };
  /** The products that the page's blocks name, by id. */
  products: Readonly<Record<number, ProductCard>>;
  /** The reward campaigns that the page's blocks name, by id. */
  campaigns: Readonly<Record<number, CampaignCard>>;
  model: Model | null;
  has3d: boolean;
  /** The available public pages. */
  ways: readonly Way[];
  /** The query of the page; its links pass it on. */
  query: Readonly<Record<string, string>>;
  /** Where to report a fake, if the verdict gives a reason to. */
  report?: string;
  /** The privacy notice that forms ask to agree to, and its address. */
  consent?: { notice: string; href: string };
  sent?: Sent;
};

/** The value of a binding; only that value is read, so that pages that show the same can share cached parts. */
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

/** The code passed on to further pages: the person who scanned it has it, even if it is not shown. */
export const serialIn = (scene: Pick<Scene, 'query'>, result: QueryResult): string =>
  result.serial_number || (scene.query.code ?? scene.query.sn ?? '');

/** An empty scene. */
export const emptyScene = (language: Language, over: Partial<Scene> = {}): Scene => ({
  language,
  place: 'page',
  answer: null,
  brand: null,
  theme: null,
  log: { rows: [], count: 0 },
  batchCode: '',
  attributes: [],
  process: [],
  quality: [],
  tests: [],
  circulation: [],
  passport: null,
  attachments: [],
  repairs: { rows: [], count: 0 },
  products: {},
  campaigns: {},
  model: null,
  has3d: false,
  ways: [],
  query: {},
  ...over,
});

/** The text of a phrase in this scene. */
export function readFor(scene: Scene, value: Phrase): string {
  if (!isBound(value)) return readWords(value, scene.language);
  const result = scene.answer?.result;
  const own = result && Object.hasOwn(bound, value.bind) ? bound[value.bind](scene, result) : '';
  return own || readWords(value.fallback, scene.language);
}

/** The URL of a public page with the page's own query; empty if there is no such page. */
export function pageLink(
  scene: Scene,
  path: Way | '/template',
  more: Readonly<Record<string, string>> = {},
) {
  if (path !== '/template' && !scene.ways.includes(path)) return '';
  const query = new URLSearchParams({ ...scene.query, ...more, language: scene.language });
  return `${path}?${query.toString()}`;
}

/** A telephone number as a link: signs that only separate its digits are left out. */
export const telephoneLink = (number: string): string =>
  `tel:${number.replaceAll(/[^\d+*#]/g, '')}`;
