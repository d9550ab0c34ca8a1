import { Card } from '#blocks/kit/Card.tsx';
import { inFours } from '#blocks/kit/codes.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { readFor, type Scene } from '#blocks/kit/scene.ts';
import { dayOf } from '#blocks/kit/times.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { say, t } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { productInfo } from './spec.ts';

type Settings = ViewProps<typeof productInfo>['settings'];
type Row = { label: string; value: string; isCode?: boolean };

/** The chosen rows that have a value, in the chosen order. */
function rowsOf({ rows }: Settings, scene: Scene): Row[] {
  const result = scene.answer?.result;
  if (!result) return [];
  const label = (name: keyof typeof texts) => say(texts[name] as typeof texts.name, scene.language);
  const known: Record<Settings['rows'][number], readonly Row[]> = {
    part_name: [{ label: label('name'), value: result.part_name }],
    part_model: [{ label: label('model'), value: result.part_model }],
    serial_number: [{ label: label('serial'), value: inFours(result.serial_number), isCode: true }],
    batch_code: [{ label: label('batch'), value: scene.batchCode, isCode: true }],
    company_name: [{ label: label('company'), value: result.company_name }],
    product_time: [{ label: label('made'), value: dayOf(result.product_time) }],
    sale_time: [{ label: label('sold'), value: dayOf(result.sale_time) }],
    attributes: scene.attributes.map(({ name, value }) => ({ label: name, value })),
  };
  return rows.flatMap((name) => known[name] ?? []).filter(({ value }) => value !== '');
}

export function ProductInfoView({ settings: s, scene }: ViewProps<typeof productInfo>) {
  const rows = rowsOf(s, scene);
  if (rows.length === 0)
    return (
      <Empty
        scene={scene}
        text={t(
          '扫码后显示产品信息',
          'Product information appears here after a scan',
          '掃碼後顯示產品資訊',
        )}
      />
    );
  return (
    <Card look={s.moditystyle} title={readFor(scene, s.text)} style={{ fontSize: s.textSize }}>
      <dl className="b-info">
        {rows.map(({ label, value, isCode }) => (
          <div key={label}>
            <dt style={{ width: s.leftWidth, fontWeight: s.leftTextWeight }}>{label}</dt>
            <dd className={isCode ? 'b-info-code' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
