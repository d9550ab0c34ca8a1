import type { ReactNode } from 'react';
import {
  AppIcon,
  BasketIcon,
  BoxIcon,
  ChartIcon,
  ContentIcon,
  DashboardIcon,
  FolderIcon,
  IdentityIcon,
  MemberIcon,
  OperateIcon,
  ReceiptIcon,
  SaleIcon,
  SettingIcon,
  SystemIcon,
  ToolIcon,
  TraceIcon,
} from '#admin/ui/icons.tsx';

const icons: Record<string, ReactNode> = {
  dashboard: <DashboardIcon />,
  identity: <IdentityIcon />,
  product: <BoxIcon />,
  order: <ReceiptIcon />,
  procure: <BasketIcon />,
  trace: <TraceIcon />,
  goods: <BoxIcon />,
  sale: <SaleIcon />,
  query: <ChartIcon />,
  app: <AppIcon />,
  member: <MemberIcon />,
  data: <FolderIcon />,
  content: <ContentIcon />,
  operate: <OperateIcon />,
  tool: <ToolIcon />,
  setting: <SettingIcon />,
  system: <SystemIcon />,
};

/** The available icons. */
export const menuIconNames = Object.keys(icons);

/** The icon of a menu group; the default is a folder, so that the collapsed menu has no gaps. */
export const menuIcon = (name: string | null): ReactNode => icons[name ?? ''] ?? <FolderIcon />;
