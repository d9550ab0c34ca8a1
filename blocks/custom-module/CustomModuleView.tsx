import { Empty } from '#blocks/kit/Empty.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { t } from '#contract/text.ts';
import type { customModule } from './spec.ts';

const empty = t('请填写内容或选择图片', 'Add content or choose a picture', '請填寫內容或選擇圖片');

export function CustomModuleView({ settings: s, scene }: ViewProps<typeof customModule>) {
  const content = readFor(scene, s.demo);
  if (content === '' && s.img === '') return <Empty scene={scene} text={empty} />;
  return (
    <section className="b-own">
      {s.img !== '' && <Picture src={s.img} alt="" />}
      {content !== '' && <p>{content}</p>}
    </section>
  );
}
