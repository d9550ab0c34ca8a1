import { say, t } from '#contract/text.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { officialWeb } from './spec.ts';

export function OfficialWebView({ settings: s, scene }: ViewProps<typeof officialWeb>) {
  const src = s.imageList[0]?.src ?? '';
  if (src === '' && s.webUrl === '') return <Empty scene={scene} text={texts.waiting} />;
  return (
    <section className="b-website">
      <LinkTo scene={scene} to={s.webUrl} className={src === '' ? 'b-website-button' : undefined}>
        {src === '' ? (
          say(texts.visit, scene.language)
        ) : (
          <Picture src={src} alt={say(texts.website, scene.language)} />
        )}
      </LinkTo>
    </section>
  );
}

const texts = {
  website: t('官方网站', 'Official website', '官方網站'),
  visit: t('访问官方网站', 'Visit the official website', '造訪官方網站'),
  waiting: t(
    '请上传图片并填写官网地址',
    'Add a picture and the website URL',
    '請上傳圖片並填寫官網位址',
  ),
};
