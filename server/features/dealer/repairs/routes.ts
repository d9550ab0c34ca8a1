import { codes } from '#contract/envelope.ts';
import { dealerRepairCalls } from '#contract/features/dealer/repairs/contract.ts';
import { dealerRepairTexts } from '#contract/features/dealer/repairs/texts.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { photosGone } from '#contract/photos.ts';
import { actorOf } from '#server/access/sessions.ts';
import { asSystem } from '#server/database/database.ts';
import { answerPhoto, findUploadedPhotos, takesPhoto } from '#server/files/private-photos.ts';
import { serve } from '#server/http/endpoint.ts';
import { readTyped } from '#server/identifiers/read-code.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { Refusal } from '#server/refusal.ts';
import { requestRepair } from '#server/repairs/request.ts';
import { countUnknown } from '#server/logistics/scanned-numbers.ts';
import { findKnown } from '#server/scans/scan.ts';
import { dealerRepairList, readDealerRepair, readDealerRepairPhone } from './queries.ts';

const { index, info, add, photo } = dealerRepairCalls;

export const dealerRepairEndpoints = [
  ...serveRecords(
    { index, info },
    { texts: dealerRepairTexts, list: dealerRepairList, readInfo: readDealerRepair },
  ),
  serveReveal(dealerRepairCalls.reveal, 'repair', (call) =>
    readDealerRepairPhone(call, call.input.id),
  ),
  serve(photo, answerPhoto, takesPhoto),
  serve(add, async (call) => {
    const { app, tx, session } = call;
    const { photos: names, ...input } = call.input;
    const typed = await readTyped(app, input.sn);
    // Customers, members and the company's files are closed to dealers; the product may have been sold by anybody.
    const asked = await asSystem(tx, actorOf(session), async () => {
      const known = await findKnown(app, typed, tx);
      if (known?.company !== session.companyId) {
        await countUnknown(call, 1);
        throw new Refusal(consumerTexts.errors.unknown, { code: codes.notFound, field: 'sn' });
      }
      const photos = await findUploadedPhotos(tx, session, names);
      if (!photos) throw new Refusal(photosGone, { code: codes.invalid, field: 'photos' });
      const { ip } = call.requestInfo;
      const asker = { dealer: session.dealerId, name: session.realname, photos, ip };
      return requestRepair(app, tx, known, { ...input, key: '', language: call.language }, asker);
    });
    call.changed('repair', asked.id, null, { code: asked.code, state: 'submitted' });
    call.tell(dealerRepairTexts.asked, { code: asked.code });
    return readDealerRepair(call, asked.id);
  }),
];
