import { lineIcons } from '#admin/ui/line-icon.tsx';

const line = lineIcons(20);

/** One drawing for each block, by the name it is stored under. */
const drawings: Readonly<Record<string, string>> = {
  captiontext: 'M4 5V3.5h12V5M10 3.5v9M7.5 12.5h5M4 16.5h12',
  pictureads: 'M3 4h14v12H3zM3 13l4-4 3.5 3.5 2.5-2 4 4M13 7.25h.01',
  graphicnavigation: 'M3.5 4h5v5h-5zM11.5 4h5v5h-5zM3.5 12h5M11.5 12h5M3.5 15.5h5M11.5 15.5h5',
  magiccube: 'M3 3.5h6v13H3zM11 3.5h6V9h-6zM11 11h6v5.5h-6z',
  notice: 'M3 8.5v3l2.5.5 7 3.5v-11L5.5 8zM15.5 8v4M6.5 12.5l.8 3.5h2l-.6-2.5',
  videoss: 'M3 4.5h14v11H3zM8.5 7.75v4.5l4-2.25z',
  richtext: 'M3 4h14M3 7.5h8M3 11h14M3 14.5h10M15 6.25v2.5M13.75 7.5h2.5',
  auxiliarysegmentation: 'M3 10h2.5M8.75 10h2.5M14.5 10H17M4 4.5h12M4 15.5h12',
  cell: 'M3 5h14v10H3zM6 8.5h5M6 11.5h3M13.5 8.5 15 10l-1.5 1.5',
  follow:
    'M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 16.5c.5-2.8 2.5-4.25 5-4.25 1 0 2 .25 2.75.75M14.5 11.5v5M12 14h5',
  tabs: 'M3 7.5h14v9H3zM3 7.5V4h4.5v3.5M9 4h3.5M14 4h3M6 11h8M6 13.75h5',
  commerce: 'M3 4h2l1.75 8.5h8L16.5 7H5.75M8 16.25h.01M13.5 16.25h.01',
  officialWeb:
    'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM3 10h14M10 3c2 2 2.75 4.5 2.75 7S12 15 10 17c-2-2-2.75-4.5-2.75-7S8 5 10 3Z',
  guidedVoice: 'M3.5 8h3l4-3.5v11l-4-3.5h-3zM13 7.5a3.5 3.5 0 0 1 0 5M15 5.5a6.25 6.25 0 0 1 0 9',
  productInfo: 'M3.5 3.5h13v13h-13zM6.5 7h2M10.5 7h3M6.5 10h2M10.5 10h3M6.5 13h2M10.5 13h3',
  productionRecord:
    'M5 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM5 5.5v3M5 11.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM5 11.5v3M5 17.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM9 4h8M9 10h8M9 16h5',
  qualityInfo:
    'M4 3h12v14H4zM7 7.5l1.25 1.25L10.5 6.5M7 12.5l1.25 1.25 2.25-2.25M13 8h.01M13 13h.01',
  testData:
    'M8 3h4M8.75 3v4.5L4.5 15a1.25 1.25 0 0 0 1 2h9a1.25 1.25 0 0 0 1-2l-4.25-7.5V3M6.75 12.5h6.5',
  searchResult: 'M10 2.75 16 5v5c0 3.5-2.5 6-6 7.25C6.5 16 4 13.5 4 10V5zM7.25 9.75l2 2 3.5-3.75',
  productImages: 'M6 6h11v11H6zM3 14V3h11M6 14l3-3 2.5 2.5 1.5-1.25 4 3.75M13.5 9h.01',
  attachmentInfo:
    'M14.5 9 9 14.5a3 3 0 0 1-4.25-4.25l6-6a2 2 0 0 1 2.85 2.85l-6 6a1 1 0 0 1-1.4-1.4L11.5 6.5',
  afterSalesInfo:
    'M12 3.5a4 4 0 0 0-3.75 5.25L3.5 13.5a2 2 0 0 0 3 3l4.75-4.75A4 4 0 0 0 16.5 6.5L14 9l-2.5-.5L11 6l2.5-2.25A4 4 0 0 0 12 3.5Z',
  circulationRecord:
    'M4.5 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15.5 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.5 5.5h6.25a2.5 2.5 0 0 1 0 5h-5.5a2.25 2.25 0 0 0 0 4.5h6.25',
  threedModel: 'M10 2.75 16.5 6v8L10 17.25 3.5 14V6zM3.5 6 10 9.25 16.5 6M10 9.25v8',
  listswitching: 'M3 4h5v5H3zM10.5 5h6.5M10.5 8h4M3 11.5h5v5H3zM10.5 12.5h6.5M10.5 15.5h4',
  commoditysearch: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l4 4',
  tabBar: 'M3 3.5h14v13H3zM3 12.5h14M6.25 14.5h.01M10 14.5h.01M13.75 14.5h.01',
  storenotecard: 'M4 3.5h12v13H4zM4 10h12M7 12.75h6M8 7.5h.01M11 6l2 2',
  storeinformation:
    'M3.5 8 5 3.5h10L16.5 8M3.5 8v8.5h13V8M3.5 8a2.2 2.2 0 0 0 4.35 0 2.2 2.2 0 0 0 4.3 0 2.2 2.2 0 0 0 4.35 0M8 16.5v-4h4v4',
  communitypowder:
    'M7.5 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 15.5c.5-2.3 2.5-3.5 5-3.5s4.5 1.2 5 3.5M13 4.3a2.75 2.75 0 0 1 0 4.9M14.8 12.3c1.5.5 2.5 1.6 2.7 3.2',
  entertheshop: 'M3.5 7.5h8V17h-8zM5.5 7.5v-2a2 2 0 0 1 4 0v2M13.5 12H17M15 10l2 2-2 2',
  suspension: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM10 7.5v5M7.5 10h5',
  custommodule: 'M8 4.5 4 10l4 5.5M12 4.5l4 5.5-4 5.5',
  crowdoperation:
    'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 10h.01',
  personalizedrecommendation:
    'm10 3 2.1 4.4 4.9.6-3.6 3.3.95 4.7L10 13.6 5.65 16l.95-4.7L3 8l4.9-.6z',
  onlineservice:
    'M3.5 11.5V10a6.5 6.5 0 0 1 13 0v1.5M3.5 11h2.25v4H4.5a1 1 0 0 1-1-1zM16.5 11h-2.25v4h1.25a1 1 0 0 0 1-1zM14.75 15c-.5 1.25-1.75 2-3.25 2H10.5',
  investigate: 'M4 3h12v14H4zM7 7h.01M9.5 7H13M7 10.5h.01M9.5 10.5H13M7 14h.01M9.5 14H13',
};
const unknown = 'M3.5 3.5h13v13h-13zM8 8a2 2 0 1 1 2.75 1.85c-.5.2-.75.5-.75 1.15M10 13.5h.01';

const icons = new Map(
  Object.entries(drawings).map(([type, path]) => [type, line(<path d={path} />)]),
);
const UnknownIcon = line(<path d={unknown} />);

export function BlockIcon({ type, size = 20 }: { type: string; size?: number }) {
  const Icon = icons.get(type) ?? UnknownIcon;
  return <Icon size={size} />;
}
