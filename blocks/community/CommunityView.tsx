import { inkOn } from '#blocks/kit/contrast.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { say, t } from '#contract/text.ts';
import { community } from './spec.ts';

const texts = {
  empty: t(
    '您还没有添加相关内容',
    'You have not added related content yet',
    '您還沒有新增相關內容',
  ),
  code: t('二维码', 'QR code', 'QR Code'),
  how: t('长按或扫描二维码', 'Press and hold the code, or scan it', '長按或掃描 QR Code'),
};

export function CommunityView({ settings: s, scene }: ViewProps<typeof community>) {
  if (s.mainImg === '' && s.qrcodeImg === '') return <Empty scene={scene} text={texts.empty} />;
  const card = (
    <div className="b-group-card">
      {s.mainImg !== '' && (
        <Picture className="b-group-main" src={s.mainImg} alt="" sizes="56px" ratio="1 / 1" />
      )}
      <div className="b-group-words">
        <h2>{readFor(scene, s.title)}</h2>
        <p>{readFor(scene, s.describe)}</p>
      </div>
    </div>
  );
  return (
    <section
      className="b-group"
      style={
        s.backColor === community.fields.backColor.initial
          ? {}
          : { background: s.backColor, color: inkOn(s.backColor) }
      }
    >
      {s.qrcodeImg === '' ? (
        card
      ) : (
        <details>
          <summary>
            {card}
            <span className="b-group-button">{readFor(scene, s.buttonName)}</span>
          </summary>
          <div className="b-group-code">
            <Picture
              src={s.qrcodeImg}
              alt={say(texts.code, scene.language)}
              sizes="200px"
              ratio="1 / 1"
            />
            <p>{say(texts.how, scene.language)}</p>
          </div>
        </details>
      )}
    </section>
  );
}
