import { t } from '#contract/text.ts';
import { chosenGround } from '#blocks/kit/contrast.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { Html } from '#blocks/kit/Html.tsx';
import { isBlankMarkup } from '#blocks/kit/markup.ts';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { richText } from './spec.ts';

export function RichTextView({ settings: s, scene }: ViewProps<typeof richText>) {
  if (isBlankMarkup(readFor(scene, s.myValue))) return <Empty scene={scene} text={waiting} />;
  return (
    <section className="b-rich" style={chosenGround(s.backColor, richText.fields.backColor)}>
      <Html scene={scene} value={s.myValue} className="html" />
    </section>
  );
}

const waiting = t('请填写内容', 'Enter content', '請填寫內容');
