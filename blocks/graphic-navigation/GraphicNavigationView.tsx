import type { CSSProperties } from 'react';
import { t } from '#contract/text.ts';
import { asBackground } from '#blocks/kit/background.ts';
import { chosenInk } from '#blocks/kit/contrast.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { graphicNavigation } from './spec.ts';

const { fields } = graphicNavigation;

/** The number of entries per row. */
const widest = 5;

export function GraphicNavigationView({ settings: s, scene }: ViewProps<typeof graphicNavigation>) {
  const count = s.imageList.length;
  if (count === 0) return <Empty scene={scene} text={waiting} />;
  const isScrolled = s.imgStyle === 1;
  const isDefault = s.backgroundColor === fields.backgroundColor.initial;
  const style = {
    ...asBackground(s.bgImg, isDefault ? undefined : s.backgroundColor),
    ...chosenInk(s.textColor, fields.textColor),
    fontSize: s.textSize,
    '--across': isScrolled ? s.showSize : Math.min(count, widest),
    '--round': `${s.borderRadius}px`,
  } as CSSProperties;
  return (
    <section className={`b-navigation${isScrolled ? ' is-scrolled' : ''}`} style={style}>
      <ul>
        {s.imageList.map((item, at) => (
          <li key={`${at} ${item.src}`}>
            <LinkTo scene={scene} to={item.http} className="b-navigation-entry">
              {s.navigationType === 0 && (
                <span className="b-navigation-picture">
                  {item.src !== '' && <Picture src={item.src} alt="" sizes="96px" />}
                </span>
              )}
              <span className="b-navigation-words" style={{ minHeight: s.textHeight }}>
                {readFor(scene, item.text)}
              </span>
            </LinkTo>
          </li>
        ))}
      </ul>
    </section>
  );
}

const waiting = t('请添加导航', 'Add navigation items', '請新增導覽');
