import { useSay } from '#admin/app/language.ts';
import { campaignSource, partSource } from '#admin/ui/form/sources.ts';
import { ProvinceText } from '#admin/ui/incidents/IncidentCells.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { ConsentText } from '#admin/ui/show/ConsentText.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import type { Part } from '#contract/features/product/parts/contract.ts';
import {
  claimCalls,
  type CampaignClaim,
} from '#contract/features/sale/campaign-claims/contract.ts';
import { campaignClaims } from '#contract/features/sale/campaign-claims/feature.ts';
import { claimTexts as texts } from '#contract/features/sale/campaign-claims/texts.ts';

const columns: readonly Column<CampaignClaim>[] = [
  { field: 'create_time', width: 140, kind: 'time', sort: true },
  {
    field: 'phone',
    width: 150,
    render: ({ phone, id }) =>
      phone && <PhoneNumber masked={phone} id={id} call={claimCalls.reveal} />,
  },
  { field: 'prize_name', width: 130, render: (row) => <PrizeName {...row} /> },
  { field: 'code', width: 110 },
  { field: 'serial_number', width: 212, kind: 'code' },
  { field: 'campaign_name', width: 160 },
  { field: 'part_name', width: 140, hidden: true },
  {
    field: 'amount',
    width: 100,
    kind: 'number',
    hidden: true,
    render: ({ amount }) => <Money cents={amount} />,
  },
  { field: 'points', width: 80, kind: 'number', hidden: true },
  { field: 'province', width: 100, hidden: true, render: (row) => <ProvinceText {...row} /> },
  { field: 'city', width: 100, hidden: true },
  { field: 'campaign_code', width: 130, kind: 'code', hidden: true },
  {
    field: 'consent',
    width: 220,
    hidden: true,
    render: ({ consent }) => <ConsentText consent={consent} />,
  },
];

const filters: readonly Filter<FilterName<typeof claimCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'campaign_id', kind: 'remote', source: campaignSource },
  {
    field: 'is_won',
    kind: 'select',
    options: [
      { value: 'true', label: texts.won.true },
      { value: 'false', label: texts.won.false },
    ],
  },
  { field: 'part_id', kind: 'remote', source: { ...partSource, label: ({ name }: Part) => name } },
  { field: 'create_time', kind: 'days' },
];

const nameOf = ({ serial_number: serial }: CampaignClaim) => serial;

/** Who took part in campaigns, and what they won. */
export function Page() {
  return (
    <DataPage
      calls={claimCalls}
      title={campaignClaims.title}
      texts={texts}
      columns={columns}
      filters={filters}
      nameOf={nameOf}
    />
  );
}

function PrizeName({ prize_name: name }: CampaignClaim) {
  const say = useSay();
  return name || say(texts.nothing);
}
