import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import { Side } from './Side.tsx';

type SideDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  isDark: boolean;
  children: ReactNode;
};

/** The side bar on a narrow screen. */
export function SideDrawer({ isOpen, onClose, isDark, children }: SideDrawerProps) {
  const say = useSay();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={232}
      closable={false}
      aria-label={say(shellTexts.menu)}
      styles={{ body: { display: 'flex', padding: 0 } }}
    >
      <Side isDark={isDark} isCollapsed={false} hasBrand>
        {children}
      </Side>
    </Drawer>
  );
}
