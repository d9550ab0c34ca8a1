import type {
  Access,
  CarbonStage,
  DocumentKind,
  FactLevel,
  Granularity,
  ItemFact,
  PartFact,
  ProductGroup,
  ViewLevel,
} from './facts.ts';

/** A text of the company in the three languages; the others fall back to Chinese. */
export type InThree = { zh: string; en: string; tw: string };

export type Party = { name: InThree; id: string; address: string; contact?: string };
export type Material = {
  name: InThree;
  share: number | null;
  recycled: number | null;
  country: string;
  is_critical: boolean;
};
export type Substance = {
  name: InThree;
  cas: string;
  concentration: number | null;
  location: InThree;
};
export type PassportDocument = {
  kind: DocumentKind;
  name: InThree;
  number: string;
  issuer: string;
  valid_until: string;
  url: string;
  level: FactLevel;
};

/** What everybody sees of a passport. */
export type Identity = {
  name: InThree;
  model: InThree;
  introduction: string;
  gtin: string;
  commodity_code: string;
  product_group: ProductGroup;
  granularity: Granularity;
  registration_number: string;
  image: string;
};

/** The facts of a kind of product; what the company has not given is not there. */
export type PartContent = Partial<{
  manufacturer: Party;
  importer: Party;
  origin: string;
  materials: Material[];
  substances: Substance[];
  components: { code: string; name: InThree; quantity: string; unit: string }[];
  carbon: { value: number; unit: string; stage: CarbonStage; standard: string };
  resources: { energy: number | null; water: number | null };
  durability: { years: number | null; warranty_months: number; text: InThree };
  repairability: number;
  spare_parts: { years: number | null; text: InThree };
  repair_guide: InThree;
  disassembly: InThree;
  end_of_life: { take_back: InThree; recycling: InThree };
  care: InThree;
  safety: InThree;
}> &
  Partial<Record<PartFact, unknown>>;

/** The facts of one unit. */
export type ItemContent = Partial<{
  batch: string;
  production_date: string;
  facility: { name: InThree; code: string };
  tests: { name: string; value: string; result: 'pass' | 'fail' | 'info'; time: string }[];
  events: { count: number; last: string; digest: string };
}> &
  Partial<Record<ItemFact, unknown>>;

/** A published version: all of it, and who sees which of its facts. */
export type PassportContent = {
  identity: Identity;
  operator: Party;
  facts: PartContent;
  documents: PassportDocument[];
  access: Access;
};

/** What one seer is shown; page, JSON-LD and block are made of this and nothing else. */
export type ShownPassport = {
  level: ViewLevel;
  /** The number of its version, and when it was published. */
  number: number;
  published: string;
  identity: Identity;
  operator: Party;
  facts: PartContent;
  documents: PassportDocument[];
  item: ({ serial: string } & ItemContent) | null;
};
