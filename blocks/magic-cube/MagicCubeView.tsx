import { say, t } from '#contract/text.ts';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import type { ViewProps } from '#blocks/kit/view.ts';
import { cubeLayouts } from './layouts.ts';
import type { magicCube } from './spec.ts';

export function MagicCubeView({ settings: s, scene, isFirst }: ViewProps<typeof magicCube>) {
  const hints = cubeLayouts[s.rubiksCubeType]?.hints ?? [];
  const tiles = hints.map((hint, at) => ({ hint, item: s.imageList[at] }));
  const isEmpty = tiles.every(({ item }) => !item?.src);
  if (isEmpty && scene.place === 'page') return null;
  return (
    <section
      className={`b-cube is-${s.rubiksCubeType}`}
      style={{ paddingInline: s.pageMargin, gap: s.imgMargin }}
    >
      {tiles.map(({ hint, item }, at) =>
        item?.src ? (
          <LinkTo key={`${at} ${item.src}`} scene={scene} to={item.http} className="b-cube-tile">
            <Picture
              src={item.src}
              alt={item.http.externalLink === '' ? '' : say(one, scene.language, { n: at + 1 })}
              sizes="(min-width: 720px) 360px, 50vw"
              isFirst={isFirst === true && at === 0}
            />
          </LinkTo>
        ) : (
          <span key={`${at} empty`} className="b-cube-tile is-empty">
            {scene.place === 'canvas' && (
              <span className="b-cube-hint">{say(hint, scene.language)}</span>
            )}
          </span>
        ),
      )}
    </section>
  );
}

/** A linked picture needs an accessible name. */
const one = t('图片 {n}', 'Picture {n}', '圖片 {n}');
