import { claimCalls } from '#contract/features/sale/campaign-claims/contract.ts';
import { claimTexts } from '#contract/features/sale/campaign-claims/texts.ts';
import { yuanOf } from '#contract/money.ts';
import { provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { claimList, readClaims } from './queries.ts';

const { reveal, ...records } = claimCalls;

export const claimEndpoints = [
  ...serveRecords(records, {
    texts: claimTexts,
    list: claimList,
    export: [
      { field: 'create_time', width: 20 },
      { field: 'campaign_code', width: 16 },
      { field: 'campaign_name', width: 28 },
      { field: 'serial_number', width: 24 },
      { field: 'part_name', width: 24 },
      {
        field: 'prize_name',
        width: 24,
        show: (name, one) => name || say(claimTexts.nothing, one),
      },
      { field: 'amount', width: 12, show: (cents) => yuanOf(cents) },
      { field: 'points', width: 10 },
      { field: 'code', width: 14 },
      { field: 'phone', width: 16 },
      {
        field: 'province',
        width: 12,
        show: (code, one) => (provinceOf(code) ? say(provinceOf(code)!.name, one) : ''),
      },
      { field: 'city', width: 12 },
    ],
  }),
  serveReveal(reveal, 'campaignClaim', async (call) => {
    const [row] = await readClaims(call, [call.input.id], (phone) => phone);
    return row?.phone || null;
  }),
];
