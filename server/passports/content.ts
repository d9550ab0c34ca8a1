import type { PassportInput } from '#contract/features/product/passports/contract.ts';
import type { InThree, PartContent, Party, PassportContent } from '#contract/passports/content.ts';

/** What is known of the part without asking its company again. */
export type KnownPart = {
  name: string;
  name_en: string;
  name_tw: string;
  model: string;
  model_en: string;
  model_tw: string;
  gtin: string;
  introduction: string;
  image: string | null;
  warranty_months: number;
  components: NonNullable<PartContent['components']>;
};

type Texts = Readonly<Record<string, unknown>>;
/** A field in three languages as one value. */
export const threeOf = (row: Texts, field: string): InThree => {
  const text = (ending: string) => String(row[`${field}${ending}`] ?? '');
  return { zh: text(''), en: text('_en'), tw: text('_tw') };
};
const isSaid = ({ zh, en, tw }: InThree) => zh !== '' || en !== '' || tw !== '';

function partyOf(row: PassportInput, role: 'operator' | 'manufacturer' | 'importer'): Party {
  return {
    name: threeOf(row, `${role}_name`),
    id: row[`${role}_number`],
    address: row[`${role}_address`],
    ...(role === 'operator' && { contact: row.operator_contact }),
  };
}
const isGiven = ({ name, id, address }: Party) => isSaid(name) || id !== '' || address !== '';

/** The facts that the company has given, by the names that decide who sees them. */
function factsOf(row: PassportInput, part: KnownPart): PartContent {
  const said = (field: string) => threeOf(row, field);
  const facts: Record<string, unknown> = {};
  const tell = <F extends keyof PartContent>(fact: F, value: PartContent[F], isThere: boolean) => {
    if (isThere) facts[fact] = value;
  };
  const manufacturer = partyOf(row, 'manufacturer');
  const importer = partyOf(row, 'importer');
  tell('manufacturer', manufacturer, isGiven(manufacturer));
  tell('importer', importer, isGiven(importer));
  tell('origin', row.origin_country, row.origin_country !== '');
  tell(
    'materials',
    row.materials.map((one) => ({
      name: threeOf(one, 'name'),
      share: one.share,
      recycled: one.recycled,
      country: one.country,
      is_critical: one.is_critical,
    })),
    row.materials.length > 0,
  );
  tell(
    'substances',
    row.substances.map((one) => ({
      name: threeOf(one, 'name'),
      cas: one.cas,
      concentration: one.concentration,
      location: threeOf(one, 'location'),
    })),
    row.substances.length > 0,
  );
  tell('components', part.components, part.components.length > 0);
  const { carbon_footprint: carbon, energy_use: energy, water_use: water } = row;
  if (carbon !== null)
    tell(
      'carbon',
      {
        value: carbon,
        unit: row.carbon_unit,
        stage: row.carbon_stage,
        standard: row.carbon_standard,
      },
      true,
    );
  tell('resources', { energy, water }, energy !== null || water !== null);
  const lasting = {
    years: row.lifetime_years,
    warranty_months: part.warranty_months,
    text: said('durability'),
  };
  tell(
    'durability',
    lasting,
    lasting.years !== null || lasting.warranty_months > 0 || isSaid(lasting.text),
  );
  if (row.repairability !== null) tell('repairability', row.repairability, true);
  const spare = { years: row.spare_years, text: said('spare_parts') };
  tell('spare_parts', spare, spare.years !== null || isSaid(spare.text));
  for (const fact of ['repair_guide', 'disassembly', 'care', 'safety'] as const)
    tell(fact, said(fact), isSaid(said(fact)));
  const end = { take_back: said('take_back'), recycling: said('recycling') };
  tell('end_of_life', end, isSaid(end.take_back) || isSaid(end.recycling));
  return facts;
}

/** All that a passport says, as it is published. */
export const contentOf = (row: PassportInput, part: KnownPart): PassportContent => ({
  identity: {
    name: threeOf(part, 'name'),
    model: threeOf(part, 'model'),
    introduction: part.introduction,
    gtin: part.gtin,
    commodity_code: row.commodity_code,
    product_group: row.product_group,
    granularity: row.granularity,
    registration_number: row.registration_number,
    image: part.image ?? '',
  },
  operator: partyOf(row, 'operator'),
  facts: factsOf(row, part),
  documents: row.documents.map((one) => ({
    kind: one.kind,
    name: threeOf(one, 'name'),
    number: one.number,
    issuer: one.issuer,
    valid_until: one.valid_until ?? '',
    url: one.url,
    level: one.level,
  })),
  access: row.access,
});
