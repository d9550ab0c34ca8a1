import { Drawer } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { VersionLook } from '#admin/designer/look/VersionLook.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import type { PortalRow } from '#contract/features/product/portals/contract.ts';
import { portalsTexts as texts } from './texts.ts';

type PreviewDrawerProps = { row: PortalRow; onClose: () => void };

/** The page as consumers see it, in whatever state a code is. */
export function PreviewDrawer({ row, onClose }: PreviewDrawerProps) {
  const say = useSay();
  const { page_id: id, page_name: name, page_version: number } = row;
  return (
    <Drawer
      open
      title={say(texts.lookTitle, { name: row.name })}
      size={460}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': say(texts.close), placement: 'end' }}
      onClose={onClose}
    >
      {id === null || number === null ? (
        <EmptyState compact title={say(texts.none)} />
      ) : (
        <VersionLook page={{ id, name }} number={number} />
      )}
    </Drawer>
  );
}
