import { captionText } from '#blocks/caption-text/spec.ts';
import { cell } from '#blocks/cell/spec.ts';
import { graphicNavigation } from '#blocks/graphic-navigation/spec.ts';
import { newBlock, pageOf, type Block, type PageDocument } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { productImages } from '#blocks/product-images/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { richText } from '#blocks/rich-text/spec.ts';

const paragraph =
  '<p>选用产地直采的原料，每一批都留样检测。从采收、清洗、分级到装箱，每个环节都有人签字，每张标签都能查到。</p>';
const story = (n: number) =>
  `<h3>第 ${n} 站</h3>${paragraph.repeat(2)}<ul>${'<li>温度 <b>18 ℃</b>，湿度 <b>55 %</b></li>'.repeat(15)}</ul>` +
  `<table><tbody>${'<tr><td>项目</td><td>标准</td><td>结果</td></tr>'.repeat(20)}</tbody></table>`;
const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

const picture = (src: string, text: string) => ({
  ...{ src, text, linktype: '10' as const, http: { externalLink: '' } },
});

/** A page as a company would make it that wants to say a lot: 40 blocks, about 1,500 elements. */
export function pageOf40(src: string): PageDocument {
  const blocks: Omit<Block, 'id'>[] = [
    newBlock(queryResult),
    newBlock(productImages),
    newBlock(productInfo),
    newBlock(notice),
    ...times(9, (n) => [
      newBlock(captionText, { name: `第 ${n} 章` }),
      newBlock(richText, { myValue: story(n) }),
      newBlock(cell),
      n % 2 === 0
        ? newBlock(graphicNavigation, { imageList: times(4, (at) => picture(src, `入口 ${at}`)) })
        : newBlock(pictureAds, {
            imageList: times(2, (at) => ({ ...picture(src, `图 ${at}`), areas: [] })),
          }),
    ]).flat(),
  ];
  return pageOf(blocks, { name: '产品溯源', title: '产品溯源', details: '从产地到手中' });
}
