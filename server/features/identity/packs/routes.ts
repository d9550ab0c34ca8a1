import { packCalls } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { orderPack } from '#server/identifiers/order-pack.ts';
import { readQuota } from '#server/identifiers/quota.ts';
import { serveList } from '#server/records/serve-list.ts';
import { packCommandEndpoints } from './commands.ts';
import { packExportEndpoint } from './export.ts';
import { packList, readPack } from './queries.ts';

export const packEndpoints = [
  serveList(packCalls.index, packList),
  serve(packCalls.info, (call) => readPack(call, call.input.id)),
  serve(packCalls.quota, ({ tx, session }) => readQuota(tx, session.companyId)),
  serve(packCalls.add, async (call) => {
    const id = await orderPack(call, call.input);
    call.tell(packTexts.done.add, { n: call.input.quantity });
    return readPack(call, id);
  }),
  ...packCommandEndpoints,
  packExportEndpoint,
];
