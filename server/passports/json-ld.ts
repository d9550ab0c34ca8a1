import { languageTags } from '#contract/language.ts';
import type { InThree, Party, ShownPassport } from '#contract/passports/content.ts';
import type { CarbonStage } from '#contract/passports/facts.ts';

const untp = 'https://test.uncefact.org/vocabulary/untp/dpp/0/';
const own = 'urn:suyuan:passport:';

/** What each name means: GS1 and schema.org where they have the term, the UN Transparency Protocol next, else our own. */
export const passportContext = {
  '@version': 1.1,
  ...{ gs1: 'https://ref.gs1.org/voc/', schema: 'https://schema.org/', untp, suyuan: own },
  ...{ id: '@id', type: '@type' },
  DigitalProductPassport: 'untp:DigitalProductPassport',
  Organization: 'gs1:Organization',
  Product: 'gs1:Product',
  Country: 'gs1:Country',
  Facility: 'untp:Facility',
  QuantitativeValue: 'gs1:QuantitativeValue',
  version: 'schema:version',
  datePublished: { '@id': 'schema:datePublished', '@type': 'schema:DateTime' },
  accessLevel: 'suyuan:accessLevel',
  granularityLevel: 'untp:granularityLevel',
  economicOperator: 'suyuan:economicOperator',
  product: 'untp:product',
  name: 'schema:name',
  identifier: 'schema:identifier',
  address: 'schema:address',
  contactPoint: 'schema:contactPoint',
  productName: 'gs1:productName',
  model: 'schema:model',
  description: 'schema:description',
  gtin: 'gs1:gtin',
  image: { '@id': 'schema:image', '@type': '@id' },
  commodityCode: 'suyuan:commodityCode',
  productGroup: 'untp:productCategory',
  registrationNumber: 'suyuan:registrationNumber',
  manufacturer: 'gs1:manufacturer',
  importer: 'suyuan:importer',
  countryOfOrigin: 'gs1:countryOfOrigin',
  countryCode: 'gs1:countryCode',
  serialNumber: 'gs1:hasSerialNumber',
  batchNumber: 'gs1:hasBatchLotNumber',
  productionDate: { '@id': 'gs1:productionDate', '@type': 'schema:Date' },
  producedAtFacility: 'untp:producedAtFacility',
  materialsProvenance: 'untp:materialsProvenance',
  massFraction: 'untp:massFraction',
  recycledMassFraction: 'untp:recycledMassFraction',
  originCountry: 'untp:originCountry',
  criticalRawMaterial: 'suyuan:criticalRawMaterial',
  substancesOfConcern: 'suyuan:substancesOfConcern',
  casNumber: 'suyuan:casNumber',
  concentration: 'suyuan:concentration',
  location: 'suyuan:location',
  components: 'suyuan:components',
  quantity: 'suyuan:quantity',
  unit: 'suyuan:unit',
  emissionsScorecard: 'untp:emissionsScorecard',
  carbonFootprint: 'untp:carbonFootprint',
  declaredUnit: 'untp:declaredUnit',
  operationalScope: 'untp:operationalScope',
  reportingStandard: 'untp:reportingStandard',
  resourceUse: 'suyuan:resourceUse',
  energyUse: 'suyuan:energyUse',
  waterUse: 'suyuan:waterUse',
  value: 'gs1:value',
  unitCode: 'gs1:unitCode',
  durability: 'suyuan:durability',
  expectedLifetimeYears: 'suyuan:expectedLifetimeYears',
  warrantyMonths: 'suyuan:warrantyMonths',
  circularityScorecard: 'untp:circularityScorecard',
  repairabilityScore: 'suyuan:repairabilityScore',
  repairInformation: 'untp:repairInformation',
  spareParts: 'suyuan:spareParts',
  availableYears: 'suyuan:availableYears',
  disassemblyInformation: 'suyuan:disassemblyInformation',
  takeBackInformation: 'suyuan:takeBackInformation',
  recyclingInformation: 'untp:recyclingInformation',
  careInformation: 'suyuan:careInformation',
  safetyInformation: 'suyuan:safetyInformation',
  conformityClaim: 'untp:conformityClaim',
  documentKind: 'suyuan:documentKind',
  issuer: 'suyuan:issuer',
  validUntil: { '@id': 'schema:validThrough', '@type': 'schema:Date' },
  url: { '@id': 'schema:url', '@type': '@id' },
  inspections: 'suyuan:inspections',
  result: 'suyuan:result',
  time: { '@id': 'suyuan:time', '@type': 'schema:DateTime' },
  traceabilityInformation: 'untp:traceabilityInformation',
  eventCount: 'suyuan:eventCount',
  lastEvent: { '@id': 'suyuan:lastEvent', '@type': 'schema:DateTime' },
  digest: 'suyuan:digestSha256',
} as const;

const scopes: Record<CarbonStage, string> = {
  cradle_to_gate: 'CradleToGate',
  cradle_to_grave: 'CradleToGrave',
  gate_to_gate: 'GateToGate',
};

/** A text in the languages in which it was given. */
function said({ zh, en, tw }: InThree) {
  const all = [
    [zh, languageTags.zh_CN],
    [en, languageTags.en],
    [tw, languageTags.zh_TW],
  ].filter(([text]) => text !== '');
  return all.length === 0
    ? undefined
    : all.map(([text, tongue]) => ({ '@value': text, '@language': tongue }));
}
const orNone = <T>(value: T | '' | null | undefined): T | undefined =>
  value === '' || value === null ? undefined : value;
const fraction = (percent: number | null | undefined) =>
  percent === null || percent === undefined ? undefined : Math.round((percent / 100) * 1e8) / 1e8;
const measure = (value: number | null, unitCode: string) =>
  value === null ? undefined : { type: 'QuantitativeValue', value, unitCode };

const partyOf = (party: Party | undefined) =>
  party && {
    type: 'Organization',
    name: said(party.name),
    identifier: orNone(party.id),
    address: orNone(party.address),
    contactPoint: orNone(party.contact),
  };

/** Without what is not known. */
function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(known);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([name, one]) => [name, known(one)] as const)
    .filter(([, one]) => one !== undefined && !isHollow(one));
  return Object.fromEntries(entries);
}
const isHollow = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((name) => name === 'type');

/** A passport as one seer is shown it, as linked data. */
export function passportJsonLd(
  shown: ShownPassport,
  { address, root, files }: { address: string; root: string; files: (url: string) => string },
): object {
  const { identity, operator, facts, documents, item } = shown;
  const { carbon, resources, durability, spare_parts: spare, end_of_life: end } = facts;
  const gtin = identity.gtin === '' ? undefined : identity.gtin.padStart(14, '0');
  const whole = (url: string) => (url.startsWith('/') ? root + url : url);
  const link = gtin && `${root}/01/${gtin}`;
  return {
    '@context': passportContext,
    ...(known({
      id: address,
      type: 'DigitalProductPassport',
      version: String(shown.number),
      datePublished: shown.published,
      accessLevel: shown.level,
      granularityLevel: identity.granularity,
      economicOperator: partyOf(operator),
      product: {
        id: link && item ? `${link}/21/${encodeURIComponent(item.serial)}` : link,
        type: 'Product',
        productName: said(identity.name),
        model: said(identity.model),
        description: orNone(identity.introduction),
        gtin,
        image: identity.image === '' ? undefined : whole(identity.image),
        commodityCode: orNone(identity.commodity_code),
        productGroup: identity.product_group,
        registrationNumber: orNone(identity.registration_number),
        manufacturer: partyOf(facts.manufacturer),
        importer: partyOf(facts.importer),
        countryOfOrigin: facts.origin && { type: 'Country', countryCode: facts.origin },
        serialNumber: item?.serial,
        batchNumber: item?.batch,
        productionDate: item?.production_date,
        producedAtFacility: item?.facility && {
          type: 'Facility',
          name: said(item.facility.name),
          identifier: orNone(item.facility.code),
        },
      },
      materialsProvenance: facts.materials?.map((one) => ({
        name: said(one.name),
        massFraction: fraction(one.share),
        recycledMassFraction: fraction(one.recycled),
        originCountry: orNone(one.country),
        criticalRawMaterial: one.is_critical,
      })),
      substancesOfConcern: facts.substances?.map((one) => ({
        name: said(one.name),
        casNumber: orNone(one.cas),
        concentration: fraction(one.concentration),
        location: said(one.location),
      })),
      components: facts.components?.map((one) => ({
        identifier: one.code,
        name: said(one.name),
        quantity: one.quantity,
        unit: one.unit,
      })),
      emissionsScorecard: carbon && {
        carbonFootprint: carbon.value,
        declaredUnit: orNone(carbon.unit),
        operationalScope: scopes[carbon.stage],
        reportingStandard: orNone(carbon.standard),
      },
      resourceUse: resources && {
        energyUse: measure(resources.energy, 'KWH'),
        waterUse: measure(resources.water, 'LTR'),
      },
      durability: durability && {
        expectedLifetimeYears: orNone(durability.years),
        warrantyMonths: durability.warranty_months || undefined,
        description: said(durability.text),
      },
      circularityScorecard: {
        repairabilityScore: facts.repairability,
        repairInformation: facts.repair_guide && said(facts.repair_guide),
        spareParts: spare && {
          availableYears: orNone(spare.years),
          description: said(spare.text),
        },
        disassemblyInformation: facts.disassembly && said(facts.disassembly),
        takeBackInformation: end && said(end.take_back),
        recyclingInformation: end && said(end.recycling),
      },
      careInformation: facts.care && said(facts.care),
      safetyInformation: facts.safety && said(facts.safety),
      conformityClaim:
        documents.length === 0
          ? undefined
          : documents.map((one) => ({
              documentKind: one.kind,
              name: said(one.name),
              identifier: orNone(one.number),
              issuer: orNone(one.issuer),
              validUntil: orNone(one.valid_until),
              url: whole(files(one.url)),
            })),
      inspections: item?.tests?.map(({ name, value, result, time }) => ({
        name,
        value: orNone(value),
        result,
        time,
      })),
      traceabilityInformation: item?.events && {
        eventCount: item.events.count,
        lastEvent: item.events.last,
        digest: item.events.digest,
      },
    }) as object),
  };
}
