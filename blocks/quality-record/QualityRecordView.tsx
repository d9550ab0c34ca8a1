import { Card } from '#blocks/kit/Card.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { TestRecords } from '#blocks/kit/TestRecords.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { t } from '#contract/text.ts';
import type { qualityRecord } from './spec.ts';

export function QualityRecordView({ settings: s, scene }: ViewProps<typeof qualityRecord>) {
  if (scene.quality.length === 0)
    return (
      <Empty
        scene={scene}
        text={t(
          '有质检记录的产品在这里显示',
          'Quality records of the product appear here',
          '有品檢紀錄的產品在這裡顯示',
        )}
      />
    );
  // The last label comes first, as in the older editor.
  const labels = s.noteLabels
    .map(({ text }) => readFor(scene, text))
    .filter((label) => label !== '')
    .toReversed();
  return (
    <Card
      look={s.moditystyle === 0 ? 1 : 0}
      title={readFor(scene, s.text)}
      style={{ fontSize: s.textSize }}
    >
      {labels.length > 0 && (
        <ul className="b-quality">
          {labels.map((label, at) => (
            <li key={at}>{label}</li>
          ))}
        </ul>
      )}
      <TestRecords
        scene={scene}
        rows={scene.quality}
        isFolded={s.viewMore1}
        look="checks"
        listTab={s.listTab}
      />
    </Card>
  );
}
