import { say, t } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { Carousel } from '#blocks/kit/Carousel.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { Picture } from '#blocks/kit/Picture.tsx';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { productImages } from './spec.ts';

export function ProductImagesView({ settings: s, scene }: ViewProps<typeof productImages>) {
  const result = scene.answer?.result;
  if (!result || result.images.length === 0)
    return (
      <Empty
        scene={scene}
        text={t(
          '产品档案中的图片在这里显示',
          'Pictures of the product appear here',
          '產品檔案中的圖片在這裡顯示',
        )}
      />
    );
  const { images, part_name: name } = result;
  const alt = (n: number) =>
    images.length === 1 ? name : say(texts.pictureOf, scene.language, { name, n });
  return (
    <section className="b-images" style={{ padding: `0 ${s.pageMargin}px` }}>
      <div className="b-images-frame" style={{ borderRadius: s.borderRadius }}>
        <Carousel
          scene={scene}
          label={say(texts.pictures, scene.language)}
          paging={images.length > 1 ? s.pagingType : 'none'}
          isStill={images.length === 1}
        >
          {images.map((src, at) => (
            <li key={src}>
              <Picture className="b-images-one" src={src} alt={alt(at + 1)} isFirst={at === 0} />
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
