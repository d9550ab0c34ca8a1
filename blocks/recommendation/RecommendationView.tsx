import { Cover } from '#blocks/kit/Cover.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { productsOf } from '#blocks/kit/products.ts';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { say, t } from '#contract/text.ts';
import type { recommendation } from './spec.ts';

const all = t('查看全部', 'View all', '檢視全部');

export function RecommendationView({ settings: s, scene }: ViewProps<typeof recommendation>) {
  // The scanned product itself is not recommended.
  const held = scene.answer?.result?.partId;
  const products = productsOf(
    scene,
    s.products.filter((id) => id !== held),
  );
  const title = readFor(scene, s.text);
  if (products.length === 0 && s.img === '') return null;
  return (
    <section className="b-pick">
      <div className="b-pick-head">
        <h2>{title}</h2>
        {s.http.externalLink !== '' && (
          <LinkTo scene={scene} to={s.http} className="b-pick-all">
            {say(all, scene.language)} <span aria-hidden="true">›</span>
          </LinkTo>
        )}
      </div>
      {s.img !== '' && <Picture className="b-pick-banner" src={s.img} alt="" />}
      {products.length > 0 && (
        <ul tabIndex={0} aria-label={title}>
          {products.map((product) => (
            <li key={product.id}>
              <Cover src={product.coverUrl} sizes="128px" ratio="1 / 1" />
              <h3>{product.name}</h3>
              {product.price !== '' && <span className="b-pick-price">¥{product.price}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
