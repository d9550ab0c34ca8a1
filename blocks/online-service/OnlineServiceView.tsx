import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { t } from '#contract/text.ts';
import type { onlineService } from './spec.ts';

const empty = t('请填写客服链接', 'Enter the customer service link', '請填寫客服連結');

export function OnlineServiceView({ settings: s, scene }: ViewProps<typeof onlineService>) {
  if (s.http.externalLink === '') return <Empty scene={scene} text={empty} />;
  return (
    <div className="b-serve">
      <LinkTo scene={scene} to={s.http} className="b-serve-button">
        {s.img === '' ? (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 14v-2a7 7 0 0 1 14 0v2M5 13h3v6H6a1 1 0 0 1-1-1v-5Zm14 0h-3v6h2a1 1 0 0 0 1-1v-5Zm-3 6-3 2" />
          </svg>
        ) : (
          <Picture src={s.img} alt="" sizes="24px" ratio="1 / 1" />
        )}
        <span>{readFor(scene, s.text)}</span>
      </LinkTo>
    </div>
  );
}
