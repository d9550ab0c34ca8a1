import { t } from '#contract/text.ts';
import { pictureAt } from '#contract/files.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { video } from './spec.ts';

export function VideoView({ settings: s, scene }: ViewProps<typeof video>) {
  if (s.src === '') return <Empty scene={scene} text={waiting} />;
  const isPlaying = s.autoplay && scene.place === 'page';
  const poster = s.coverUrl === '' ? undefined : pictureAt(s.coverUrl, 720);
  return (
    <div className="b-video">
      {/* Browsers autoplay only muted videos. */}
      <video
        src={s.src}
        poster={poster}
        controls={scene.place === 'page'}
        playsInline
        preload={poster ? 'none' : 'metadata'}
        autoPlay={isPlaying}
        muted={isPlaying}
      />
    </div>
  );
}

const waiting = t('请上传视频', 'Upload a video', '請上傳影片');
