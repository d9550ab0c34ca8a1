import { Popover } from 'antd';
import { useState } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useSay } from '#admin/app/language.ts';
import { IconButton } from './IconButton.tsx';
import { QrIcon } from './icons.tsx';
import { designerTexts } from './texts.ts';

const PhoneLink = lazyComponent(async () => (await import('./PhoneLink.tsx')).PhoneLink);

/** Opens the draft on a real phone. */
export function PhoneButton({ id, onLook }: { id: number; onLook: () => Promise<void> }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<PhoneLink id={id} onLook={onLook} />}
    >
      <span>
        <IconButton label={say(designerTexts.phone.open)} icon={<QrIcon />} isOpen={isOpen} />
      </span>
    </Popover>
  );
}
