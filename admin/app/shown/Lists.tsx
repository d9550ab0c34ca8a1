import { useState, type ReactNode } from 'react';
import { pictureAt } from '#contract/files.ts';
import type {
  ShownArticle,
  ShownItem,
  ShownLink,
} from '#contract/features/operate/layouts/shown.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { useSay } from '../language.ts';
import { shownTexts } from './texts.ts';
import styles from './lists.module.css';

type ArticlesProps = { articles: readonly ShownArticle[]; onRead: (id: number) => void };

/** News, newest first. */
export function Articles({ articles, onRead }: ArticlesProps) {
  const say = useSay();
  return (
    <ul className={styles.articles}>
      {articles.map((one) => (
        <li key={one.id}>
          <button type="button" onClick={() => onRead(one.id)}>
            <strong>
              {one.is_pinned && <em>{say(shownTexts.pinned)}</em>}
              {one.title}
            </strong>
            {one.summary && <span>{one.summary}</span>}
          </button>
          <time dateTime={one.publish_time}>{showTime(one.publish_time).slice(0, 10)}</time>
        </li>
      ))}
    </ul>
  );
}

type ItemsProps = { title: string; items: readonly ShownItem[]; onRead: (id: number) => void };

/** Short items that link to a URL, an article, or nothing. */
export function Items({ title, items, onRead }: ItemsProps) {
  return (
    <ul className={styles.items} aria-label={title}>
      {items.map((one) => (
        <li key={one.id}>
          <Way item={one} onRead={onRead}>
            {one.picture && <ItemPicture key={one.picture} picture={one.picture} />}
            <span>
              <strong>{one.title}</strong>
              {one.summary && <small>{one.summary}</small>}
            </span>
          </Way>
        </li>
      ))}
    </ul>
  );
}

/** A picture that cannot be loaded leaves the words alone. */
function ItemPicture({ picture }: { picture: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  const src = pictureAt(picture, 96);
  return (
    <img src={src} alt="" width={48} height={32} loading="lazy" onError={() => setBroken(true)} />
  );
}

type WayProps = { item: ShownItem; onRead: (id: number) => void; children: ReactNode };

function Way({ item: { url, article_id: article }, onRead, children }: WayProps) {
  if (url !== '')
    return (
      <a href={url} target="_blank" rel="noopener">
        {children}
      </a>
    );
  if (article !== null)
    return (
      <button type="button" onClick={() => onRead(article)}>
        {children}
      </button>
    );
  return <div>{children}</div>;
}

/** Links recommended by the platform. */
export function Links({ links }: { links: readonly ShownLink[] }) {
  const say = useSay();
  return (
    <nav className={styles.links} aria-label={say(shownTexts.links)}>
      {links.map(({ name, url }) => (
        <a key={name} href={url} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </nav>
  );
}
