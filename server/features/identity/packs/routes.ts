import * as z from 'zod';
import {
  packFilter,
  packInput,
  packQuota,
  packRow,
} from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { rowId } from '#contract/validation.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { readQuota } from '#server/identifiers/quota.ts';
import { listPage } from '#server/records/list.ts';
import { packCommandEndpoints } from './commands.ts';
import { packExportEndpoint } from './export.ts';
import { orderPack } from './order.ts';
import { packList, readPack } from './queries.ts';

const { fields, done } = packTexts;

export const packEndpoints = [
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'identifierPack/index',
    allow: 'identity:pack:view',
    input: packFilter,
    rows: packRow,
    fields,
    run: (call) => listPage(packList, call, call.input),
  }),
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'identifierPack/info',
    allow: 'identity:pack:view',
    input: z.strictObject({ id: rowId }),
    answer: packRow,
    fields,
    run: (call) => readPack(call, call.input.id),
  }),
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'identifierPack/quota',
    allow: 'identity:pack:view',
    answer: packQuota,
    run: ({ tx, session }) => readQuota(tx, session.companyId!),
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'identifierPack/add',
    allow: 'identity:pack:add',
    input: packInput,
    answer: packRow,
    fields,
    run: async (call) => {
      const id = await orderPack(call);
      call.tell(done.add, { n: call.input.quantity });
      return readPack(call, id);
    },
  }),
  ...packCommandEndpoints,
  packExportEndpoint,
];
