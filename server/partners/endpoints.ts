import type { Permission } from '#contract/permissions.ts';
import {
  inviteInput,
  linkInput,
  linkMoves,
  linkReasonInput,
  partnerFilter,
  partnerInput,
  partnerRow,
  partnerTexts,
  type LinkMove,
} from '#contract/partners.ts';
import type { RecordTexts } from '#contract/records.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { recordEndpoints } from '../records/endpoints.ts';
import { inOrder } from '../records/list.ts';
import { codeOf } from '../numbers/numbers.ts';
import { moveLink, type Side } from './links.ts';
import { listOf } from './list.ts';
import { partnerColumns, partnerImport } from './spreadsheet.ts';

const needsReason: readonly LinkMove[] = ['decline', 'suspend', 'end'];
const inputOf = (move: LinkMove) =>
  move === 'invite' ? inviteInput : needsReason.includes(move) ? linkReasonInput : linkInput;

/** The calls of suppliers, or of customers: the same card seen from either side of a sale. */
export function partnerEndpoints(side: Side, area: string, texts: RecordTexts): Endpoint[] {
  const list = listOf(side);
  const unique = { [`${side}_by_code`]: 'code' };
  const table = { name: side, unique, fields: texts.fields };
  return [
    ...recordEndpoints({
      resource: side,
      area,
      types: ['web'],
      texts,
      filter: partnerFilter,
      row: partnerRow,
      input: partnerInput,
      list,
      unique,
      export: partnerColumns,
      import: partnerImport,
      toColumns: async (input, call, before) => ({
        ...input,
        code: await codeOf(call, call.session.companyId!, side, input.code, before),
      }),
      beforeDelete: async (_call, rows) => {
        const isLinked = rows.some((row) => row.link_state !== 'none');
        if (isLinked) throw new Refusal(partnerTexts.errors.stillLinked);
      },
    }),
    ...(Object.keys(linkMoves) as LinkMove[]).map((move) =>
      endpoint({
        method: 'POST',
        types: ['web'],
        path: `${side}/${move}`,
        allow: `${area}:link` as Permission,
        input: inputOf(move),
        // A card that only an invitation had made goes with it.
        answer: partnerRow.nullable(),
        fields: texts.fields,
        done: partnerTexts.done[move],
        run: async (call) => {
          await moveLink(call, side, move, table);
          const [row] = await inOrder(list, call, [call.input.id]);
          return row ?? null;
        },
      }),
    ),
  ];
}
