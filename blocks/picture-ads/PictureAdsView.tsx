import type { CSSProperties } from 'react';
import { say, t } from '#contract/text.ts';
import { Carousel } from '#blocks/kit/Carousel.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor, type Scene } from '#blocks/kit/scene.ts';
import type { SettingsFor } from '#blocks/kit/spec.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { pictureAds } from './spec.ts';

type Settings = SettingsFor<typeof pictureAds>;
const layouts = ['rows', 'one', 'many', 'cards'] as const;

export function PictureAdsView({ settings: s, scene, isFirst }: ViewProps<typeof pictureAds>) {
  const pictures = s.imageList.filter(({ src }) => src !== '');
  if (pictures.length === 0) return <Empty scene={scene} text={texts.waiting} />;
  const layout = layouts[s.swiperType];
  const slides = pictures.map((item, at) => (
    <li key={`${at} ${item.src}`}>
      <Slide item={item} scene={scene} at={at} isFirst={isFirst === true && at === 0} />
    </li>
  ));
  const style = {
    paddingInline: s.pageMargin,
    '--gap': `${s.imageMargin}px`,
    '--round': `${s.borderRadius}px`,
    '--many': s.rowindividual,
  } as CSSProperties;
  return (
    <section className={`b-ads is-${layout}`} style={style}>
      {layout === 'rows' ? (
        <ul>{slides}</ul>
      ) : (
        <Carousel
          scene={scene}
          label={say(texts.label, scene.language)}
          paging={layout === 'many' ? 'none' : s.pagingType}
          isStill={layout === 'many'}
        >
          {slides}
        </Carousel>
      )}
    </section>
  );
}

type SlideProps = {
  item: Settings['imageList'][number];
  scene: Scene;
  at: number;
  isFirst: boolean;
};

function Slide({ item, scene, at, isFirst }: SlideProps) {
  const words = readFor(scene, item.text);
  // A linked picture needs an accessible name.
  const name = item.http.externalLink === '' ? '' : say(texts.one, scene.language, { n: at + 1 });
  const picture = (
    <LinkTo scene={scene} to={item.http} className="b-ads-picture">
      <Picture src={item.src} alt={words || name} isFirst={isFirst} />
      {words !== '' && (
        <span className="b-ads-words" aria-hidden="true">
          {words}
        </span>
      )}
    </LinkTo>
  );
  if (item.areas.length === 0) return picture;
  return (
    <div className="b-ads-mapped">
      {picture}
      {item.areas.map((area, n) => (
        <Area key={n} area={area} scene={scene} place={{ n: at + 1, area: n + 1 }} />
      ))}
    </div>
  );
}

type AreaProps = {
  area: SlideProps['item']['areas'][number];
  scene: Scene;
  place: { n: number; area: number };
};

/** A link over a part of its picture; authors see those that lead nowhere yet, too. */
function Area({ area, scene, place }: AreaProps) {
  if (scene.place === 'page' && area.http.externalLink === '') return null;
  const { left, top } = area;
  const style = {
    left: `${left}%`,
    top: `${top}%`,
    width: `${Math.min(area.width, 100 - left)}%`,
    height: `${Math.min(area.height, 100 - top)}%`,
  };
  const label = readFor(scene, area.label) || say(texts.area, scene.language, place);
  return <LinkTo scene={scene} to={area.http} className="b-ads-area" style={style} label={label} />;
}

const texts = {
  one: t('图片 {n}', 'Picture {n}', '圖片 {n}'),
  area: t('图片 {n} 的热区 {area}', 'Picture {n}, area {area}', '圖片 {n} 的熱區 {area}'),
  label: t('图片', 'Pictures', '圖片'),
  waiting: t('请添加图片', 'Add pictures', '請新增圖片'),
};
