import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { RichText } from '#admin/ui/show/RichText.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { newsCalls, type NewsInfo } from '#contract/features/content/articles/contract.ts';
import { pictureAt } from '#contract/files.ts';
import type { LoginType } from '#contract/login-types.ts';
import { api } from '../api.ts';
import { useLanguage, useSay } from '../language.ts';
import { useSession } from '../session.ts';
import { shownTexts as texts } from './texts.ts';
import styles from './article.module.css';

type ArticleDrawerProps = { id: number; type?: LoginType; onClose: () => void };

/** A published article in a drawer. */
export function ArticleDrawer({ id, type, onClose }: ArticleDrawerProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const own = useSession((state) => state.type);
  const query = useQuery({
    queryKey: ['news', id, language],
    queryFn: async ({ signal }) =>
      (await api(newsCalls.info, { id }, { type: type ?? own, signal, quiet: true })).data,
  });
  return (
    <Drawer
      open
      onClose={onClose}
      size={720}
      title={query.data?.title ?? say(texts.news)}
      closable={{ placement: 'end', 'aria-label': say(texts.close) }}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      <Loaded
        query={query}
        one={texts.article}
        skeleton={<Skeleton active paragraph={{ rows: 8 }} />}
      >
        {(article) => <ArticleText article={article} />}
      </Loaded>
    </Drawer>
  );
}

type ArticleTextProps = {
  article: Pick<NewsInfo, 'cover' | 'author' | 'body'> & { publish_time: string | null };
};

/** The article as readers see it. */
export function ArticleText({ article }: ArticleTextProps) {
  const { cover, author, publish_time: time, body } = article;
  const facts = [author, time && showTime(time)].filter(Boolean);
  return (
    <article className={styles.article}>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {cover && (
        <img
          className={styles.cover}
          src={pictureAt(cover, 1080)}
          alt=""
          width={720}
          height={480}
        />
      )}
      <RichText markup={body} />
    </article>
  );
}
