import { t } from '#contract/text.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { cell } from './spec.ts';

export function CellView({ settings: s, scene }: ViewProps<typeof cell>) {
  const title = readFor(scene, s.title);
  const content = readFor(scene, s.content);
  if (title === '' && content === '') return <Empty scene={scene} text={waiting} />;
  return (
    <LinkTo scene={scene} to={s.http} className="b-cell">
      {s.icon !== '' && <Picture src={s.icon} alt="" sizes="24px" />}
      <span className="b-cell-title">{title}</span>
      {content !== '' && <span className="b-cell-content">{content}</span>}
      {s.http.externalLink !== '' && (
        <span className="b-cell-arrow" aria-hidden="true">
          ›
        </span>
      )}
    </LinkTo>
  );
}

const waiting = t('请填写标题', 'Enter a title', '請填寫標題');
