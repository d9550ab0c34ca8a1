import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useSession } from '#admin/app/session.ts';
import { Ads } from '#admin/app/shown/Ads.tsx';
import { Articles, Items, Links } from '#admin/app/shown/Lists.tsx';
import { shownTexts } from '#admin/app/shown/texts.ts';
import { lasting } from '#browser/storage.ts';
import { CloseIcon } from '#admin/ui/icons.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import type { ShownPart } from '#contract/features/operate/layouts/shown.ts';
import styles from './news.module.css';

const ArticleDrawer = lazyComponent(
  async () => (await import('#admin/app/shown/ArticleDrawer.tsx')).ArticleDrawer,
);
const today = () => new Date().toLocaleDateString('sv');

/** The ads of the workplace, in the order of its layout; they can be hidden for the day. */
export function WorkplaceAds({ parts }: { parts: readonly ShownPart[] }) {
  const say = useSay();
  const account = useSession((state) => state.user?.id);
  const place = `ads-closed-${account}`;
  const [closed, setClosed] = useState(() => lasting.getItem(place));
  if (closed === today()) return null;
  const close = () => {
    lasting.setItem(place, today());
    setClosed(today());
  };
  return parts.map(
    (one, at) =>
      one.kind === 'ads' && (
        <div key={at} className={styles.ads}>
          <Ads part={one} />
          <Button
            size="small"
            shape="circle"
            className={styles.close}
            icon={<CloseIcon size={14} />}
            aria-label={say(shownTexts.closeToday)}
            title={say(shownTexts.closeToday)}
            onClick={close}
          />
        </div>
      ),
  );
}

/** Articles, opened in a drawer with their own URL. */
export function News({ parts }: { parts: readonly ShownPart[] }) {
  const say = useSay();
  const [search, setSearch] = useSearchParams();
  const opened = Number(search.get('article'));
  const read = (id: number | null) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('article');
      else next.set('article', String(id));
      return next;
    });
  return (
    <>
      {parts.map((one, at) => {
        if (one.kind === 'articles')
          return (
            <Panel key={at} title={say(shownTexts.news)}>
              <Articles articles={one.articles} onRead={read} />
            </Panel>
          );
        if (one.kind === 'items')
          return (
            <Panel key={at} title={one.title}>
              <Items title={one.title} items={one.items} onRead={read} />
            </Panel>
          );
        if (one.kind === 'links')
          return (
            <Panel key={at} title={say(shownTexts.links)}>
              <Links links={one.links} />
            </Panel>
          );
        return null;
      })}
      {opened > 0 && <ArticleDrawer id={opened} onClose={() => read(null)} />}
    </>
  );
}
