import { codes } from '#contract/envelope.ts';
import { dealerIncidentCalls } from '#contract/features/dealer/incidents/contract.ts';
import { dealerIncidentTexts } from '#contract/features/dealer/incidents/texts.ts';
import { isUnsettled } from '#contract/features/risk/incidents/moves.ts';
import { photosGone } from '#contract/photos.ts';
import { actorOf } from '#server/access/sessions.ts';
import { answerPhoto, findUploadedPhotos, takesPhoto } from '#server/files/private-photos.ts';
import { useFiles } from '#server/files/uses.ts';
import { serve } from '#server/http/endpoint.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { notify } from '#server/messages/notices.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { Refusal } from '#server/refusal.ts';
import { noteStep } from '#server/scans/incident-steps.ts';
import { checkOwnIncident, dealerIncidentList, readDealerIncident } from './queries.ts';

const { index, info, appeal, photo } = dealerIncidentCalls;
const { errors } = dealerIncidentTexts;

export const dealerIncidentEndpoints = [
  ...serveRecords(
    { index, info },
    { texts: dealerIncidentTexts, list: dealerIncidentList, readInfo: readDealerIncident },
  ),
  serve(photo, answerPhoto, takesPhoto),
  serve(appeal, async (call) => {
    const { app, tx, session, input } = call;
    const { companyId: company, dealerId: dealer } = session;
    await checkOwnIncident(call, input.id);
    await asCompany(call, async (staff) => {
      const incident = await tx
        .selectFrom('incident')
        .select(['code', 'state'])
        .where('company_id', '=', company)
        .where('id', '=', input.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const waiting = await tx
        .selectFrom('incident_appeal')
        .select(['text'])
        .where('company_id', '=', company)
        .where('incident_id', '=', input.id)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      // The same one, sent once more.
      if (waiting?.text === input.text) return;
      if (waiting) throw new Refusal(errors.waiting, { code: codes.conflict });
      if (!isUnsettled(incident.state))
        throw new Refusal(errors.settled, {
          code: codes.conflict,
          params: { code: incident.code },
        });
      const photos = await findUploadedPhotos(tx, session, input.files);
      if (!photos) throw new Refusal(photosGone, { code: codes.invalid, field: 'files' });
      const { id } = await tx
        .insertInto('incident_appeal')
        .values({
          company_id: company,
          incident_id: input.id,
          dealer_id: dealer,
          text: input.text,
          photos: JSON.stringify(photos),
          create_by: session.accountId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const files = photos.flatMap((one) => [one.photo, one.small]);
      await useFiles(tx, { company, owner: 'incident_appeal', id }, files);
      const { name } = await tx
        .selectFrom('dealer')
        .select('name')
        .where('company_id', '=', company)
        .where('dealer_id', '=', dealer)
        .executeTakeFirstOrThrow();
      await noteStep({ ...call, ...staff }, input.id, 'appealed', {
        note: input.text,
        subject: name,
      });
      await notify(tx, app.cluster, actorOf(staff.session), {
        to: { company, holding: 'sale:incident:handle' },
        type: 5,
        sentence: 'incidentAppealed',
        params: { id: input.id, code: incident.code, dealer: name },
      });
      call.changed('incident', input.id, null, { appeal: input.text, photos: photos.length });
    });
    call.tell(dealerIncidentTexts.appealed);
    return readDealerIncident(call, input.id);
  }),
];
