import { say, t } from '#contract/text.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { guidedVoice } from './spec.ts';

export function GuidedVoiceView({ settings: s, scene }: ViewProps<typeof guidedVoice>) {
  if (s.audioUrl === '') return <Empty scene={scene} text={texts.waiting} />;
  const label = say(texts.label, scene.language);
  const icon =
    s.src === '' ? (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9.5h3.5L13 5v14l-5.5-4.5H4z" />
        <path className="b-voice-waves" d="M16 9a4 4 0 0 1 0 6M18.5 6.5a7.5 7.5 0 0 1 0 11" />
        <path className="b-voice-silence" d="m16.5 9.5 5 5m0-5-5 5" />
      </svg>
    ) : (
      <Picture src={s.src} alt="" sizes="48px" />
    );
  // On a page it floats and takes no room; in the designer it must be visible.
  if (scene.place === 'canvas')
    return (
      <div className="b-voice is-canvas">
        <span className="b-voice-button">{icon}</span>
        {label}
      </div>
    );
  return (
    <sy-voice class="b-voice" data-autoplay={s.autoplay ? '' : undefined}>
      <audio src={s.audioUrl} controls preload={s.autoplay ? 'auto' : 'none'} />
      <button type="button" className="b-voice-button" aria-label={label} hidden>
        {icon}
      </button>
    </sy-voice>
  );
}

const texts = {
  label: t('语音导览', 'Guided voice', '語音導覽'),
  waiting: t('请上传音频', 'Upload an audio file', '請上傳音訊'),
};
