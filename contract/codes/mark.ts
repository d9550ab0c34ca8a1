import { shippedBrand, type BrandSettings } from './brand.ts';

/** The facts that a scan may show in addition to the verdict. */
export const markFacts = [
  'first_verify',
  'query_count',
  'query_log',
  'place',
  'model',
  'serial',
  'batch',
  'product_date',
  'warranty',
  'company',
  'images',
  'manuals',
  'attributes',
  'attachments',
  'repairs',
  'circulation',
  // The steps of the way of a product, where it is shown.
  'step_made',
  'step_tested',
  'step_packed',
  'step_shipped',
  'step_sold',
] as const;
export type MarkFact = (typeof markFacts)[number];

/** The symbologies that codes are printed in. */
export const carriers = ['qr', 'datamatrix'] as const;
export type Carrier = (typeof carriers)[number];
/** The share of a QR code that may be damaged: 7, 15, 25, 30 percent. */
export const errorLevels = ['L', 'M', 'Q', 'H'] as const;
export type ErrorLevel = (typeof errorLevels)[number];
/** Which address a code carries: a short one, or a GS1 Digital Link where the product has a GTIN. */
export const addressForms = ['short', 'gs1'] as const;
export type AddressForm = (typeof addressForms)[number];

/** A company's settings for its codes. */
export type Mark = BrandSettings & {
  hidden: readonly MarkFact[];
  carrier: Carrier;
  error_level: ErrorLevel;
  address_form: AddressForm;
  /** Whether codes carry a signature that anyone verifies without asking us. */
  is_signed: boolean;
  /** Whether consumers are told the names of dealers. */
  shows_dealer_names: boolean;
  /** Whether consumers prove their phone number by SMS before they activate a product. */
  activation_sms: boolean;
  /** The number that consumers call; empty if the company gives none. */
  hotline: string;
};

export const shippedMark: Mark = {
  hidden: [],
  carrier: 'qr',
  error_level: 'M',
  address_form: 'short',
  is_signed: false,
  shows_dealer_names: false,
  activation_sms: false,
  hotline: '',
  ...shippedBrand,
};

/** Whether a fact is hidden from consumers. The scan log would reveal the count, so it is hidden with it. */
export const isHidden = ({ hidden }: Pick<Mark, 'hidden'>, fact: MarkFact): boolean =>
  hidden.includes(fact) ||
  (fact === 'query_log' && hidden.includes('query_count')) ||
  (fact.startsWith('step_') && hidden.includes('circulation'));
