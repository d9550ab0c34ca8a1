/** How round the corners of a company's pages are, and how far apart things stand. */
export const brandRadii = ['square', 'soft', 'round'] as const;
export type BrandRadius = (typeof brandRadii)[number];
export const brandSpacings = ['tight', 'normal', 'wide'] as const;
export type BrandSpacing = (typeof brandSpacings)[number];

/** How all pages of a company look; blocks follow it unless their settings say otherwise. */
export type BrandTheme = {
  /** `#rrggbb`; empty: the shipped colour. */
  brand_color: string;
  brand_radius: BrandRadius;
  brand_spacing: BrandSpacing;
};

/** The company behind a code, as its pages show it. */
export type Brand = {
  /** Empty if the company hides its name. */
  name: string;
  /** Shown only beside a product. */
  logo: string;
  /** The number that consumers call. */
  hotline: string;
};

/** The brand in a company's settings. */
export type BrandSettings = BrandTheme & {
  /** A picture; empty: the company's own logo. */
  brand_logo: string;
  /** The name that consumers read; where it is empty, the company's name. */
  brand_name: string;
  brand_name_en: string;
  brand_name_tw: string;
};

export const shippedBrand: BrandSettings = {
  brand_color: '',
  brand_radius: 'soft',
  brand_spacing: 'normal',
  brand_logo: '',
  brand_name: '',
  brand_name_en: '',
  brand_name_tw: '',
};
