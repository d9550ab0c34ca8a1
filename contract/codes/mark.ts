/** What a scan may tell of a product beside the verdict. */
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
] as const;
export type MarkFact = (typeof markFacts)[number];

/** What codes are printed as. */
export const carriers = ['qr', 'datamatrix'] as const;
export type Carrier = (typeof carriers)[number];
/** How much of a QR code may be lost and it is read still: 7, 15, 25, 30 percent. */
export const errorLevels = ['L', 'M', 'Q', 'H'] as const;
export type ErrorLevel = (typeof errorLevels)[number];
/** Which address a code carries: a short one, or that of GS1 where the product has a number of GS1. */
export const addressForms = ['short', 'gs1'] as const;
export type AddressForm = (typeof addressForms)[number];

/** What a company has set about its codes. */
export type Mark = {
  hidden: readonly MarkFact[];
  carrier: Carrier;
  error_level: ErrorLevel;
  address_form: AddressForm;
};

export const shippedMark: Mark = {
  hidden: [],
  carrier: 'qr',
  error_level: 'M',
  address_form: 'short',
};

/** Whether a fact is kept from consumers. A log would tell the count by itself. */
export const isHidden = ({ hidden }: Pick<Mark, 'hidden'>, fact: MarkFact): boolean =>
  hidden.includes(fact) || (fact === 'query_log' && hidden.includes('query_count'));
