import { useState } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { Ads } from '#admin/app/shown/Ads.tsx';
import { Articles, Items, Links } from '#admin/app/shown/Lists.tsx';
import type { ShownPart } from '#contract/features/operate/layouts/shown.ts';
import type { LoginType } from '#contract/login-types.ts';
import styles from './login.module.css';

const ArticleDrawer = lazyComponent(
  async () => (await import('#admin/app/shown/ArticleDrawer.tsx')).ArticleDrawer,
);

type LoginContentProps = {
  parts: readonly ShownPart[];
  type: LoginType;
  /** Ads are next to the form, on a phone below it; everything else is below. */
  place: 'beside' | 'below';
};

/** The platform's content on the login page, in the order of its layout. */
export function LoginContent({ parts, type, place }: LoginContentProps) {
  const [read, setRead] = useState<number | null>(null);
  const here = place === 'beside' ? parts.filter(({ kind }) => kind === 'ads') : parts;
  if (here.length === 0) return null;
  return (
    <div className={styles.shown}>
      {here.map((one, at) => (
        <div
          key={at}
          className={place === 'below' && one.kind === 'ads' ? styles.narrow : undefined}
        >
          {one.kind === 'ads' && <Ads part={one} />}
          {one.kind === 'articles' && <Articles articles={one.articles} onRead={setRead} />}
          {one.kind === 'items' && <Items title={one.title} items={one.items} onRead={setRead} />}
          {one.kind === 'links' && <Links links={one.links} />}
        </div>
      ))}
      {read !== null && <ArticleDrawer id={read} type={type} onClose={() => setRead(null)} />}
    </div>
  );
}
