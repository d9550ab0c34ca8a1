import type { ReactNode } from 'react';
import {
  AppIcon,
  BasketIcon,
  BoxIcon,
  ChartIcon,
  DashboardIcon,
  FolderIcon,
  IdentityIcon,
  ReceiptIcon,
  SaleIcon,
  SystemIcon,
  TraceIcon,
} from '#admin/ui/icons.tsx';

const icons: Record<string, ReactNode> = {
  dashboard: <DashboardIcon />,
  identity: <IdentityIcon />,
  product: <BoxIcon />,
  order: <ReceiptIcon />,
  procure: <BasketIcon />,
  trace: <TraceIcon />,
  sale: <SaleIcon />,
  query: <ChartIcon />,
  app: <AppIcon />,
  system: <SystemIcon />,
};

/** The picture of a menu section; a section without one gets a folder, so that the collapsed menu has no holes. */
export const menuIcon = (name: string | null): ReactNode => icons[name ?? ''] ?? <FolderIcon />;
