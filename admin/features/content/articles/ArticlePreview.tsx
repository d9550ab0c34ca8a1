import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { ArticleText } from '#admin/app/shown/ArticleDrawer.tsx';
import { shownTexts } from '#admin/app/shown/texts.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { articleCalls } from '#contract/features/content/articles/contract.ts';
import { articleTexts } from '#contract/features/content/articles/texts.ts';
import { translated } from '#contract/translated.ts';

/** An article as readers will see it, published or not, in the current language. */
export function ArticlePreview({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const query = useQuery({
    queryKey: ['article', 'info', id],
    queryFn: async ({ signal }) =>
      (await api(articleCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <Drawer
      open
      onClose={onClose}
      size={720}
      title={query.data ? translated(query.data, 'title', language) : say(articleTexts.preview)}
      closable={{ placement: 'end', 'aria-label': say(shownTexts.close) }}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      <Loaded
        query={query}
        one={articleTexts.one}
        skeleton={<Skeleton active paragraph={{ rows: 8 }} />}
      >
        {(article) => (
          <ArticleText article={{ ...article, body: translated(article, 'body', language) }} />
        )}
      </Loaded>
    </Drawer>
  );
}
