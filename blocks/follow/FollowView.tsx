import { say, t } from '#contract/text.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { follow } from './spec.ts';

export function FollowView({ settings: s, scene }: ViewProps<typeof follow>) {
  const name = readFor(scene, s.followName);
  if (s.heade === '' && s.qr === '' && s.followAppId === '')
    return <Empty scene={scene} text={texts.waiting} />;
  const card = (
    <>
      <span className="b-follow-head" aria-hidden="true">
        {s.heade === '' ? [...name][0] : <Picture src={s.heade} alt="" sizes="48px" />}
      </span>
      <span className="b-follow-name">
        {name}
        <small>
          {say(texts.kind, scene.language)}
          {s.followAppId !== '' && ` · ${s.followAppId}`}
        </small>
      </span>
    </>
  );
  // Without a QR code only the account name is shown.
  if (s.qr === '') return <section className="b-follow b-follow-card">{card}</section>;
  return (
    <section className="b-follow">
      <details>
        <summary className="b-follow-card">
          {card}
          <span className="b-follow-button">{say(texts.follow, scene.language)}</span>
        </summary>
        <div className="b-follow-code">
          <Picture src={s.qr} alt={`${name} ${say(texts.code, scene.language)}`} sizes="200px" />
          <p>{say(texts.hold, scene.language)}</p>
        </div>
      </details>
    </section>
  );
}

const texts = {
  waiting: t('请上传公众号二维码', 'Upload the account’s QR code', '請上傳公眾號 QR Code'),
  kind: t('微信公众号', 'WeChat official account', '微信公眾號'),
  follow: t('关注', 'Follow', '關注'),
  code: t('二维码', 'QR code', 'QR Code'),
  hold: t('长按识别二维码', 'Press and hold the QR code to follow', '長按識別 QR Code'),
};
