import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { t } from '#contract/text.ts';
import { isFor } from './audience.ts';
import type { crowdOperation } from './spec.ts';

const texts = {
  empty: t('请填写文字或选择图片', 'Enter text or choose a picture', '請填寫文字或選擇圖片'),
  others: t(
    '此状态的访客看不到这里的内容',
    'Visitors with this status do not see this',
    '此狀態的訪客看不到這裡的內容',
  ),
};

export function CrowdOperationView({ settings: s, scene }: ViewProps<typeof crowdOperation>) {
  const text = readFor(scene, s.text);
  if (text === '' && s.img === '') return <Empty scene={scene} text={texts.empty} />;
  if (!isFor(s.audience, scene)) return <Empty scene={scene} text={texts.others} />;
  return (
    <LinkTo scene={scene} to={s.http} className="b-crowd">
      {s.img !== '' && <Picture src={s.img} alt="" />}
      {text !== '' && <span className="b-crowd-text">{text}</span>}
    </LinkTo>
  );
}
