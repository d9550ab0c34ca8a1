import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(18, 'anticon');

export const DashboardIcon = line(
  <path d="M3 3.75h6v5H3zM11.5 3.75H17v8.5h-5.5zM3 11.25h6v5H3zM11.5 14.75H17" />,
);
export const AppIcon = line(
  <path d="M4 17V6.5L10 3l6 3.5V17M2.5 17h15M8 17v-4h4v4M8 9h.01M12 9h.01" />,
);
export const SystemIcon = line(
  <path d="M3 6h7M14 6h3M3 14h3M10 14h7M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM8 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" />,
);
// A label with its hole, and the figures on it.
export const SettingIcon = line(
  <path d="M3 4h8l6 6-6.5 6.5L3 9.5zM6.5 7.25v.01M9 11l2.5-2.5M11 13l2.5-2.5" />,
);
export const BoxIcon = line(
  <path d="M10 2.75 16.5 6v8L10 17.25 3.5 14V6zM3.5 6 10 9.25 16.5 6M10 9.25v8M6.75 4.4l6.5 3.25" />,
);
// Two finder marks of a two-dimensional code, and what it carries.
export const IdentityIcon = line(
  <path d="M3 3.5h5.5V9H3zM11.5 3.5H17V9h-5.5zM3 12h5.5v5.5H3zM11.5 12h2v2.5h3.5M17 17.5h-2.5M11.5 17.5h.01M17 11.75v.01" />,
);
// Somebody with a card.
export const MemberIcon = line(
  <path d="M7 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 16c.4-2.6 2.2-4 4.5-4s4.1 1.4 4.5 4M12.5 6H18M12.5 9H18M14.5 12H18" />,
);
// A written page, a loudspeaker, a bracketed line of code.
export const ContentIcon = line(
  <path d="M5 3h7l3 3v11H5zM12 3v3h3M7.5 9.5h5M7.5 12h5M7.5 14.5h3" />,
);
export const OperateIcon = line(
  <path d="M4 8v4h2.5L13 15.5v-11L6.5 8zM15.5 8a3 3 0 0 1 0 4M6.5 12l1 4h2" />,
);
export const ToolIcon = line(<path d="m7 6-4 4 4 4M13 6l4 4-4 4M11 4.5 9 15.5" />);
export const FolderIcon = line(
  <path d="M3 5.5A1.5 1.5 0 0 1 4.5 4H8l2 2h5.5A1.5 1.5 0 0 1 17 7.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5z" />,
);
export const SidebarIcon = line(<path d="M3 4h14v12H3zM8 4v12M5.5 7h.01M5.5 9.5h.01" />);
export const MenuIcon = line(<path d="M3 5.5h14M3 10h14M3 14.5h14" />);
export const BellIcon = line(
  <path d="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5.5-1.5 5.5h12s-1.5-1.5-1.5-5.5A4.5 4.5 0 0 0 10 3ZM8.3 16a2 2 0 0 0 3.4 0" />,
);
export const MailIcon = line(<path d="M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5" />);
export const FullscreenIcon = line(
  <path d="M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5" />,
);
export const LeaveFullscreenIcon = line(
  <path d="M7.5 3v4.5H3M17 7.5h-4.5V3M12.5 17v-4.5H17M3 12.5h4.5V17" />,
);
export const PrinterIcon = line(
  <path d="M6 7V3h8v4M6 14H4.5A1.5 1.5 0 0 1 3 12.5v-4A1.5 1.5 0 0 1 4.5 7h11A1.5 1.5 0 0 1 17 8.5v4a1.5 1.5 0 0 1-1.5 1.5H14M6 11.5h8V17H6z" />,
);
export const LanguageIcon = line(
  <path d="M10 2.75a7.25 7.25 0 1 1 0 14.5 7.25 7.25 0 0 1 0-14.5ZM2.75 10h14.5M10 2.75c2 2 3 4.5 3 7.25s-1 5.25-3 7.25c-2-2-3-4.5-3-7.25s1-5.25 3-7.25Z" />,
);
export const ThemeIcon = line(
  <>
    <path d="M10 2.75a7.25 7.25 0 1 0 0 14.5c1.2 0 1.7-.8 1.5-1.6-.3-1.4.5-2.4 1.9-2.4h1.4c1.4 0 2.45-1 2.45-2.7C17.25 6 14 2.75 10 2.75Z" />
    <path d="M6.5 10h.01M8 6.5h.01M12 6.5h.01" strokeWidth="2" />
  </>,
);
export const CloseIcon = line(<path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />);
export const MoreIcon = line(<path d="m5 8 5 5 5-5" />);
export const ProfileIcon = line(
  <path d="M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.5 16.5c.8-2.6 3.3-4 6.5-4s5.7 1.4 6.5 4" />,
);
export const KeyIcon = line(
  <path d="M7 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM9.5 10 16 3.5M13.5 6l2 2" />,
);
// The corners of a viewfinder, and the line that reads.
export const ScanIcon = line(
  <path d="M3 7V3.5h3.5M13.5 3.5H17V7M17 13v3.5h-3.5M6.5 16.5H3V13M3 10h14" />,
);
export const PhoneIcon = line(<path d="M6.5 2.75h7v14.5h-7zM9.25 14.75h1.5" />);
export const LogoutIcon = line(<path d="M8 3.5H4.5v13H8M12.5 6.5 16 10l-3.5 3.5M16 10H8" />);
export const MegaphoneIcon = line(
  <path d="M3 8.5v3l2.5.5L13 15.5v-11L5.5 8zM16 8.5v3M6.5 12.5l.8 4h2l-.6-3" />,
);
export const TruckIcon = line(
  <path d="M2.5 5H12v8.5H7.5M12 8h3l2.5 2.5v3h-1.5M4.5 13.5h-2V5M6 15a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM14.5 15a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z" />,
);
export const PeopleIcon = line(
  <path d="M7.5 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 15.5c.5-2.3 2.5-3.5 5-3.5s4.5 1.2 5 3.5M13 4.3a2.75 2.75 0 0 1 0 4.9M14.8 12.3c1.5.5 2.5 1.6 2.7 3.2" />,
);
export const BasketIcon = line(
  <path d="M3 8h14l-1.5 8.5h-11zM6.5 8 9 3.5M13.5 8 11 3.5M8 11v3M12 11v3" />,
);
export const ShieldIcon = line(
  <path d="M10 2.75 16 5v5c0 3.5-2.5 6-6 7.25C6.5 16 4 13.5 4 10V5zM10 7v3.5M10 13.25h.01" />,
);
export const SaleIcon = line(
  <path d="M10 2.75 16 5v5c0 3.5-2.5 6-6 7.25C6.5 16 4 13.5 4 10V5zM7.25 9.75l2 2 3.5-3.75" />,
);
export const ChartIcon = line(<path d="M3 3.5v13h14M6.5 13.5v-3M10 13.5V7M13.5 13.5V4.5" />);
export const ReceiptIcon = line(
  <path d="M4.5 3h11v14l-2-1.25-1.75 1.25L10 15.75 8.25 17 6.5 15.75 4.5 17zM7.5 7h5M7.5 10.5h5" />,
);
export const TraceIcon = line(
  <path d="M5 5.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM15 18a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM5 5.5V8a2.5 2.5 0 0 0 2.5 2.5h5A2.5 2.5 0 0 1 15 13v1.5" />,
);
export const PlusIcon = line(<path d="M10 4v12M4 10h12" />);
export const UpIcon = line(<path d="M10 16V4.5M5 9l5-5 5 5" />);
export const DownIcon = line(<path d="M10 4v11.5M5 11l5 5 5-5" />);
export const RemoveIcon = line(
  <path d="M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.75 11h7.5l.75-11M8.5 8.5v5M11.5 8.5v5" />,
);
export const ShownIcon = line(
  <path d="M2.5 10S5.25 4.75 10 4.75 17.5 10 17.5 10 14.75 15.25 10 15.25 2.5 10 2.5 10ZM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z" />,
);
export const HiddenIcon = line(
  <path d="M3 3l14 14M8.2 5a7 7 0 0 1 1.8-.25c4.75 0 7.5 5.25 7.5 5.25a13 13 0 0 1-2 2.6M5.2 6.6A12.5 12.5 0 0 0 2.5 10s2.75 5.25 7.5 5.25a7 7 0 0 0 3-.65M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2" />,
);
export const PencilIcon = line(<path d="m4 13.5-.5 3 3-.5L16 6.5 13.5 4zM11.5 6l2.5 2.5" />);
export const CopyIcon = line(<path d="M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z" />);
export const FindIcon = line(<path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l4 4" />);
export const StarIcon = line(
  <path d="m10 3 2.2 4.5 4.9.7-3.55 3.45.85 4.85L10 14.2l-4.4 2.3.85-4.85L2.9 8.2l4.9-.7z" />,
);
