import { Card } from '#blocks/kit/Card.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { FirstFew } from '#blocks/kit/FirstFew.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import { clockOf } from '#blocks/kit/times.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { t } from '#contract/text.ts';
import type { productionRecord } from './spec.ts';

export function ProductionRecordView({ settings: s, scene }: ViewProps<typeof productionRecord>) {
  if (scene.process.length === 0)
    return (
      <Empty
        scene={scene}
        text={t(
          '有工序记录的产品在这里显示',
          'Production steps of the product appear here',
          '有工序紀錄的產品在這裡顯示',
        )}
      />
    );
  const content = readFor(scene, s.listTab.first_name);
  const operator = readFor(scene, s.listTab.second_name);
  return (
    <Card look={s.moditystyle} title={readFor(scene, s.text)} style={{ fontSize: s.textSize }}>
      <FirstFew scene={scene} rows={scene.process} isFolded={s.viewMore1} className="timeline">
        {(step) => (
          <>
            <h3>{step.process_name}</h3>
            <time dateTime={step.pass_time}>{clockOf(step.pass_time)}</time>
            {step.content !== '' && (
              <p>
                <span>{content}</span> {step.content}
              </p>
            )}
            {step.emp_name !== '' && (
              <p>
                <span>{operator}</span> {step.emp_name}
              </p>
            )}
          </>
        )}
      </FirstFew>
    </Card>
  );
}
