import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { Ads } from '#admin/app/shown/Ads.tsx';
import { Articles, Items, Links } from '#admin/app/shown/Lists.tsx';
import { shownTexts } from '#admin/app/shown/texts.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { layoutCalls, type Layout } from '#contract/features/operate/layouts/contract.ts';
import type { ShownPart } from '#contract/features/operate/layouts/shown.ts';
import { layoutTexts } from '#contract/features/operate/layouts/texts.ts';
import { limits } from '#contract/limits.ts';
import styles from './preview.module.css';

/** A preview of the parts as they would be shown now. */
export function LayoutPreview({ layout, onClose }: { layout: Layout; onClose: () => void }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const { place, type, parts } = layout;
  const query = useQuery({
    queryKey: ['layout', 'preview', language, place, type, parts],
    staleTime: 0,
    queryFn: async () =>
      (await api(layoutCalls.preview, { place, type, parts }, { quiet: true })).data,
  });
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={{ 'aria-label': say(shownTexts.close) }}
      width={limits.dialogWidths.large}
      title={`${say(layoutTexts.preview)} · ${layout.name}`}
    >
      <p className={styles.line}>{say(layoutTexts.previewLine)}</p>
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState compact title={say(layoutTexts.nothing)} />
          ) : (
            <div className={styles.parts}>
              {shown.map((part, at) => (
                <Part key={at} part={part} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Modal>
  );
}

// Links in the preview are disabled.
const stay = () => {};

function Part({ part }: { part: ShownPart }) {
  const say = useSay();
  if (part.kind === 'ads') return <Ads part={part} />;
  if (part.kind === 'links') return <Links links={part.links} />;
  return part.kind === 'articles' ? (
    <Panel title={say(shownTexts.news)}>
      <Articles articles={part.articles} onRead={stay} />
    </Panel>
  ) : (
    <Panel title={part.title}>
      <Items title={part.title} items={part.items} onRead={stay} />
    </Panel>
  );
}
