import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { enterShop } from './spec.ts';

export function EnterShopView({ settings: s, scene }: ViewProps<typeof enterShop>) {
  return (
    <LinkTo scene={scene} to={s.http} className="b-shop">
      {s.icon === '' ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9 6 4h12l2 5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0A2.7 2.7 0 0 1 4 9Zm1.5 3v8h13v-8" />
        </svg>
      ) : (
        <Picture className="b-shop-icon" src={s.icon} alt="" sizes="24px" ratio="1 / 1" />
      )}
      <span className="b-shop-name">{readFor(scene, s.shopName)}</span>
      <span className="b-shop-more">
        {readFor(scene, s.copywriting)} <span aria-hidden="true">›</span>
      </span>
    </LinkTo>
  );
}
