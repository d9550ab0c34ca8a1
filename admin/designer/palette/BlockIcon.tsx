import { blockSpecs } from '#blocks/list.ts';
import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(20);
const unknown = 'M3.5 3.5h13v13h-13zM8 8a2 2 0 1 1 2.75 1.85c-.5.2-.75.5-.75 1.15M10 13.5h.01';

const icons = new Map(blockSpecs.map(({ type, icon }) => [type, line(<path d={icon} />)]));
const UnknownIcon = line(<path d={unknown} />);

export function BlockIcon({ type, size = 20 }: { type: string; size?: number }) {
  const Icon = icons.get(type) ?? UnknownIcon;
  return <Icon size={size} />;
}
