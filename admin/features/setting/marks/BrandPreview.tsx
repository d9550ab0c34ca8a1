import { useLanguage, useSay } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { themeStyle } from '#blocks/kit/theme.ts';
import { shippedBrand, type BrandSettings } from '#contract/codes/brand.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import { translated } from '#contract/translated.ts';
import { markPageTexts as texts } from './texts.ts';
import styles from './marks.module.css';

/** A small page in the chosen colour, corners and spacing. */
export function BrandPreview() {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const brand = useBrand();
  const isColour = /^(#[\da-f]{6})?$/i.test(brand.brand_color);
  const name = translated(brand, 'brand_name', language) || say(texts.sampleName);
  return (
    <figure className={styles.preview}>
      <div
        className={styles.phone}
        style={themeStyle({ ...brand, brand_color: isColour ? brand.brand_color : '' })}
        role="img"
        aria-label={say(texts.brandPreview)}
      >
        <div className={styles.sample}>
          <strong>{say(consumerTexts.verdicts.GENUINE_FIRST)}</strong>
          <p>
            {brand.brand_logo !== '' && <img src={brand.brand_logo} alt="" />}
            <span>{name}</span>
          </p>
        </div>
        <div className={styles.sample}>
          <span className={styles.sampleAct}>{say(publicPageTexts.activate)}</span>
        </div>
      </div>
      <figcaption>{say(texts.brandPreviewNote)}</figcaption>
    </figure>
  );
}

function useBrand(): BrandSettings {
  const given = {
    brand_color: useFieldValue('brand_color'),
    brand_radius: useFieldValue('brand_radius'),
    brand_spacing: useFieldValue('brand_spacing'),
    brand_logo: useFieldValue('brand_logo'),
    brand_name: useFieldValue('brand_name'),
    brand_name_en: useFieldValue('brand_name_en'),
    brand_name_tw: useFieldValue('brand_name_tw'),
  };
  const known = Object.entries(given).filter(([, value]) => typeof value === 'string');
  return { ...shippedBrand, ...(Object.fromEntries(known) as Partial<BrandSettings>) };
}
