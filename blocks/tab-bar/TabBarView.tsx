import { asText, inkStyle } from '#blocks/kit/contrast.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { say, t } from '#contract/text.ts';
import type { tabBar } from './spec.ts';

const texts = {
  nav: t('底部导航', 'Bottom navigation', '底部導覽'),
  empty: t('请添加导航项', 'Add items', '請新增導覽項目'),
  dot: t('有新内容', 'New', '有新內容'),
};

const drawings: Record<string, string> = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1v-8Z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  shop: 'M4 9 6 4h12l2 5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0A2.7 2.7 0 0 1 4 9Zm1.5 3v8h13v-8',
  service:
    'M5 14v-2a7 7 0 0 1 14 0v2M5 13h3v6H6a1 1 0 0 1-1-1v-5Zm14 0h-3v6h2a1 1 0 0 0 1-1v-5Zm-3 6-3 2',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0',
};

export function TabBarView({ settings: s, scene }: ViewProps<typeof tabBar>) {
  if (s.iconList.length === 0) return <Empty scene={scene} text={texts.empty} />;
  return (
    <div className="b-bar">
      <nav className={s.isShowBorder ? 'is-lined' : ''} aria-label={say(texts.nav, scene.language)}>
        <ul>
          {s.iconList.map((item, at) => {
            const isChosen = at === s.Highlight;
            const colour = isChosen ? s.activeColor : s.inactiveColor;
            const picture = isChosen ? item.iconPic : item.inactive || item.iconPic;
            return (
              <li key={at} aria-current={isChosen ? 'page' : undefined}>
                <LinkTo scene={scene} to={item.http} className="b-bar-item">
                  <span className="b-bar-icon" style={inkStyle(colour)}>
                    {picture === '' ? (
                      <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d={drawings[item.iconName]} />
                      </svg>
                    ) : (
                      <Picture src={picture} alt="" sizes="24px" ratio="1 / 1" />
                    )}
                    {item.isDot && <i className="b-bar-dot" />}
                  </span>
                  <span className="b-bar-text" style={inkStyle(asText(colour))}>
                    {readFor(scene, item.iconText)}
                    {item.isDot && (
                      <span className="unseen"> {say(texts.dot, scene.language)}</span>
                    )}
                  </span>
                </LinkTo>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
