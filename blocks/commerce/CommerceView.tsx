import { t } from '#contract/text.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { commerce } from './spec.ts';

export function CommerceView({ settings: s, scene }: ViewProps<typeof commerce>) {
  const shops = s.commerceItemList.map((shop) => ({
    ...shop,
    name: readFor(scene, shop.commerceName),
  }));
  const filled = shops.filter(({ src, name }) => src !== '' || name !== '');
  if (filled.length === 0) return <Empty scene={scene} text={waiting} />;
  return (
    <ul className="b-commerce">
      {filled.map(({ src, name, commerceLink }, at) => (
        <li key={`${at} ${src}`}>
          <LinkTo scene={scene} to={commerceLink} isOutside className="b-commerce-shop">
            <span className="b-commerce-icon" aria-hidden="true">
              {src === '' ? [...name][0] : <Picture src={src} alt="" sizes="48px" />}
            </span>
            <span className={s.textShow ? 'b-commerce-name' : 'unseen'}>{name}</span>
          </LinkTo>
        </li>
      ))}
    </ul>
  );
}

const waiting = t('请添加电商平台', 'Add shops', '請新增電商平台');
