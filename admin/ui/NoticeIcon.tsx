import type { ReactNode } from 'react';
import type { NoticeType } from '#contract/features/message/notices/contract.ts';
import {
  AppIcon,
  BasketIcon,
  MegaphoneIcon,
  PeopleIcon,
  ReceiptIcon,
  ShieldIcon,
  TruckIcon,
} from './icons.tsx';

const icons: Record<NoticeType, ReactNode> = {
  0: <MegaphoneIcon />,
  1: <AppIcon />,
  2: <TruckIcon />,
  3: <PeopleIcon />,
  4: <BasketIcon />,
  5: <ShieldIcon />,
  6: <ReceiptIcon />,
};

/** An unknown type is shown as an announcement. */
export function knownNoticeType(type: number): NoticeType {
  return type in icons ? (type as NoticeType) : 0;
}

export function NoticeIcon({ type }: { type: number }) {
  return icons[knownNoticeType(type)];
}
