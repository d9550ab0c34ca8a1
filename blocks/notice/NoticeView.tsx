import { t } from '#contract/text.ts';
import { chosenGround, chosenInk } from '#blocks/kit/contrast.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { notice } from './spec.ts';

export function NoticeView({ settings: s, scene }: ViewProps<typeof notice>) {
  const words = readFor(scene, s.noticeText);
  if (words.trim() === '') return <Empty scene={scene} text={waiting} />;
  return (
    <sy-notice
      class="b-notice"
      style={{
        ...chosenGround(s.backColor, notice.fields.backColor),
        ...chosenInk(s.textColor, notice.fields.textColor),
      }}
      data-still={scene.place === 'canvas' ? '' : undefined}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9.5h3.5L14 5v14l-6.5-4.5H4zM17 9a4 4 0 0 1 0 6M19.5 6.5a7.5 7.5 0 0 1 0 11" />
      </svg>
      <p>
        <span data-words="">{words}</span>
      </p>
    </sy-notice>
  );
}

const waiting = t('请输入公告', 'Enter a notice', '請輸入公告');
