import type { CSSProperties } from 'react';
import { asBackground } from '#blocks/kit/background.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { productsOf } from '#blocks/kit/products.ts';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { say, t } from '#contract/text.ts';
import { Goods } from './Goods.tsx';
import type { productList } from './spec.ts';

const productGroups = t('产品分组', 'Product groups', '產品分組');

type ProductListProps = ViewProps<typeof productList>;

export function ProductListView({ id, settings: s, scene }: ProductListProps) {
  const isGrouped = s.commoditylisttype !== 0;
  const numbers = isGrouped
    ? s.commoditylisttypetab.flatMap(({ imageList }) => imageList)
    : s.imageList;
  if (productsOf(scene, numbers).length === 0)
    return <Empty scene={scene} text={t('请选择产品', 'Choose products', '請選擇產品')} />;
  return (
    <section
      className={`b-goods is-card-${s.moditystyle}`}
      style={
        {
          ...asBackground(s.bgImg),
          padding: s.pageMargin,
          '--gap': `${s.commodityMargin}px`,
          '--round': `${s.borderRadius}px`,
        } as CSSProperties
      }
    >
      {isGrouped ? (
        <Groups id={id} settings={s} scene={scene} />
      ) : (
        <Goods products={productsOf(scene, s.imageList)} settings={s} scene={scene} />
      )}
    </section>
  );
}

/** One group at a time, by radio buttons: works without scripts. */
function Groups({ id, settings: s, scene }: ProductListProps) {
  const groups = s.commoditylisttypetab;
  const isTree = s.commoditylisttype === 2;
  const style = {
    '--chosen': s.tabColor,
    ...(isTree && { gridTemplateRows: `repeat(${groups.length}, min-content) 1fr` }),
  } as CSSProperties;
  return (
    <div
      className={isTree ? 'b-goods-tree' : 'b-goods-tabs'}
      role="radiogroup"
      aria-label={say(productGroups, scene.language)}
      style={style}
    >
      {groups.map((group, at) => {
        const own = `${id}-group-${at}`;
        return [
          <input
            key="choice"
            className="unseen"
            type="radio"
            name={`${id}-group`}
            id={own}
            defaultChecked={at === 0}
          />,
          <label
            key="name"
            htmlFor={own}
            style={{ fontSize: group.wordSize, fontWeight: group.wordWeight }}
          >
            {readFor(scene, group.text)}
          </label>,
          <div
            key="panel"
            className="b-goods-panel"
            style={isTree ? { gridRow: `1 / span ${groups.length + 1}` } : undefined}
          >
            <Goods products={productsOf(scene, group.imageList)} settings={s} scene={scene} />
          </div>,
        ];
      })}
    </div>
  );
}
