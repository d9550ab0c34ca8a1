import type { ViewProps } from '#blocks/kit/view.ts';
import { divider } from './spec.ts';

export function DividerView({ settings: s }: ViewProps<typeof divider>) {
  const height = { height: s.blankHeight };
  if (s.segmentationtype === 0) return <div style={height} />;
  const isDefault = s.auxliarColor === divider.fields.auxliarColor.initial;
  return (
    <div className={`b-divider${s.paddType === 1 ? ' is-inset' : ''}`} style={height}>
      <hr
        style={{ borderTop: `1px ${s.bordertp} ${isDefault ? 'var(--line)' : s.auxliarColor}` }}
      />
    </div>
  );
}
