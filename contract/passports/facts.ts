/** Who may see a fact: anyone, partners with a link, authorities with a link; or nobody outside the company. */
export const passportLevels = ['public', 'business', 'authority', 'none'] as const;
export type FactLevel = (typeof passportLevels)[number];
/** What somebody sees who opens a passport. */
export const viewLevels = ['public', 'business', 'authority'] as const;
export type ViewLevel = (typeof viewLevels)[number];
/** The levels that a link can have. */
export const linkLevels = ['business', 'authority'] as const;
export type LinkLevel = (typeof linkLevels)[number];

const rank: Record<FactLevel, number> = { public: 0, business: 1, authority: 2, none: 3 };
export const maySee = (seer: ViewLevel, fact: FactLevel): boolean => rank[fact] <= rank[seer];

/** What a passport tells of a kind of product, and who sees it unless its company says otherwise. */
export const partFacts = {
  manufacturer: 'public',
  importer: 'public',
  origin: 'public',
  materials: 'public',
  substances: 'public',
  components: 'none',
  carbon: 'public',
  resources: 'public',
  durability: 'public',
  repairability: 'public',
  spare_parts: 'public',
  repair_guide: 'public',
  disassembly: 'business',
  end_of_life: 'public',
  care: 'public',
  safety: 'public',
} as const satisfies Record<string, FactLevel>;
export type PartFact = keyof typeof partFacts;

/** What it adds for one unit. */
export const itemFacts = {
  batch: 'public',
  production_date: 'public',
  facility: 'business',
  tests: 'authority',
  events: 'authority',
} as const satisfies Record<string, FactLevel>;
export type ItemFact = keyof typeof itemFacts;

/** Who sees what. Identity and economic operator are not among them: everybody sees these. */
export const factLevels = { ...partFacts, ...itemFacts };
export type Fact = PartFact | ItemFact;
export const factNames = Object.keys(factLevels) as [Fact, ...Fact[]];
export type Access = Readonly<Record<Fact, FactLevel>>;

/** What one passport describes: the model, its batches, or each unit. */
export const granularities = ['model', 'batch', 'item'] as const;
export type Granularity = (typeof granularities)[number];

/** Groups of products that European rules name. */
export const productGroups = [
  'battery',
  'electronics',
  'textile',
  'footwear',
  'furniture',
  'mattress',
  'tyre',
  'iron_steel',
  'aluminium',
  'chemical',
  'detergent',
  'cosmetic',
  'toy',
  'construction',
  'packaging',
  'other',
] as const;
export type ProductGroup = (typeof productGroups)[number];

/** Up to where the carbon footprint is counted. */
export const carbonStages = ['cradle_to_gate', 'cradle_to_grave', 'gate_to_gate'] as const;
export type CarbonStage = (typeof carbonStages)[number];

export const documentKinds = [
  'conformity',
  'certificate',
  'report',
  'instructions',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
