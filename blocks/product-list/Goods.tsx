import { inkOn } from '#blocks/kit/contrast.ts';
import type { SettingsFor } from '#blocks/kit/spec.ts';
import { Cover } from '#blocks/kit/Cover.tsx';
import { readFor, type ProductCard, type Scene } from '#blocks/kit/scene.ts';
import { say, t } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { BuyButton } from './BuyButton.tsx';
import type { productList } from './spec.ts';

type GoodsProps = {
  products: readonly ProductCard[];
  settings: SettingsFor<typeof productList>;
  scene: Scene;
};

/** How many are shown before «view more». */
const first = 4;
/** The width of a picture on a phone, by layout. */
const sizes = ['100vw', '50vw', '33vw', '110px', '50vw', '140px'];
const corners = [
  t('新品', 'New', '新品'),
  t('热卖', 'Hot', '熱賣'),
  t('NEW', 'NEW', 'NEW'),
  t('HOT', 'HOT', 'HOT'),
];
const cornerPlaces = [
  'is-top is-left',
  'is-bottom is-left',
  'is-top is-right',
  'is-bottom is-right',
];

/** Products in the chosen layout. */
export function Goods({ products, settings, scene }: GoodsProps) {
  const hasMore = settings.showMore && settings.commodityType !== 5 && products.length > first;
  const shown = hasMore ? products.slice(0, first) : products;
  return (
    <>
      <Cards products={shown} settings={settings} scene={scene} />
      {hasMore && (
        <details className="more">
          <summary>
            <span className="more-open">
              {say(texts.viewMore, scene.language, { n: products.length - first })}
            </span>
            <span className="more-close">{say(texts.viewLess, scene.language)}</span>
          </summary>
          <Cards products={products.slice(first)} settings={settings} scene={scene} />
        </details>
      )}
    </>
  );
}

function Cards({ products, settings: s, scene }: GoodsProps) {
  return (
    <ul
      className={`b-goods-list is-${s.commodityType}`}
      style={{ textAlign: s.positions }}
      // Scrollable by keyboard, so it must be focusable.
      tabIndex={s.commodityType === 5 ? 0 : undefined}
    >
      {products.map((product) => (
        <li key={product.id} className="b-goods-item">
          <div className="b-goods-cover">
            <Cover src={product.coverUrl} sizes={sizes[s.commodityType]!} ratio="1 / 1" />
            {s.commoditycorner && (
              <span
                className={`b-goods-corner ${cornerPlaces[s.tagPosition]}`}
                style={{ background: s.commodityTagColor, color: inkOn(s.commodityTagColor) }}
              >
                {say(corners[s.commoditycornertype]!, scene.language)}
              </span>
            )}
          </div>
          <div className="b-goods-text">
            <h3 style={{ fontWeight: s.textWeight }}>{product.name}</h3>
            {product.introduce !== '' && <p>{product.introduce}</p>}
            <Foot product={product} settings={s} scene={scene} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type FootProps = Omit<GoodsProps, 'products'> & { product: ProductCard };

function Foot({ product, settings: s, scene }: FootProps) {
  const hasPrice = s.priceofcommodity && product.price !== '';
  const to = s.http.externalLink.replaceAll('{id}', String(product.id));
  // A button without a link is shown only in the designer.
  const hasButton = s.purchasebutton && (scene.place === 'canvas' || to !== '');
  if (!hasPrice && !hasButton) return null;
  return (
    <div className="b-goods-foot">
      {hasPrice && (
        <span className="b-goods-price">
          <small>¥</small>
          {product.price}
        </span>
      )}
      {hasButton && (
        <BuyButton
          scene={scene}
          look={s.purchasebuttonType}
          text={readFor(scene, s.purchase)}
          product={product.name}
          to={to}
        />
      )}
    </div>
  );
}
