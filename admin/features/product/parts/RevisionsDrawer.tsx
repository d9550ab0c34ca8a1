import { Drawer } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { Part } from '#contract/features/product/parts/contract.ts';
import { Revisions } from './Revisions.tsx';
import { revisionTexts as texts } from './texts.ts';
import { usePart } from './use-part.ts';

type RevisionsDrawerProps = { part: Part; onClose: () => void };

/** The revisions of a part beside the list. */
export function RevisionsDrawer({ part, onClose }: RevisionsDrawerProps) {
  const say = useSay();
  const { data: now = part } = usePart(part.id);
  return (
    <Drawer
      open
      title={say(texts.title, { name: now.name })}
      size={600}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': say(texts.close), placement: 'end' }}
      onClose={onClose}
    >
      <Revisions part={part} />
    </Drawer>
  );
}
