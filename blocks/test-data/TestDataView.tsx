import { Card } from '#blocks/kit/Card.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { TestRecords } from '#blocks/kit/TestRecords.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { t } from '#contract/text.ts';
import type { testData } from './spec.ts';

export function TestDataView({ settings: s, scene }: ViewProps<typeof testData>) {
  if (scene.tests.length === 0)
    return (
      <Empty
        scene={scene}
        text={t(
          '有检测数据的产品在这里显示',
          'Test data of the product appears here',
          '有檢測資料的產品在這裡顯示',
        )}
      />
    );
  return (
    <Card look={s.moditystyle} title={readFor(scene, s.text)} style={{ fontSize: s.textSize }}>
      <TestRecords
        scene={scene}
        rows={scene.tests}
        isFolded={s.viewMore1}
        look="figures"
        listTab={s.listTab}
      />
    </Card>
  );
}
