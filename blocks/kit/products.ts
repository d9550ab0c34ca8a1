import { t } from '#contract/text.ts';
import { pictures } from '#blocks/samples/pictures.ts';
import type { ProductCard, Scene } from './scene.ts';
import { readWords } from './words.ts';

const placeholder = {
  name: t('产品名称', 'Product name', '產品名稱'),
  introduce: t('产品介绍', 'About the product', '產品介紹'),
};

/** The existing products with these ids. In the designer four sample ones replace those not chosen yet. */
export function productsOf(scene: Scene, ids: readonly number[]): ProductCard[] {
  const chosen = ids.flatMap((id) => scene.products[id] ?? []);
  if (chosen.length > 0 || scene.place === 'page') return chosen;
  return Object.values(pictures).map((coverUrl, at) => ({
    id: -1 - at,
    name: readWords(placeholder.name, scene.language),
    introduce: readWords(placeholder.introduce, scene.language),
    coverUrl,
    price: '99',
  }));
}
