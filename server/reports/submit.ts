import { randomBytes } from 'node:crypto';
import { codes } from '#contract/envelope.ts';
import type { ReportRequest } from '#contract/features/sale/reports/contract.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import type { Photo } from '../files/private-photos.ts';
import { useFiles } from '../files/uses.ts';
import { notify } from '../messages/notices.ts';
import { allocateNumbers } from '../numbers/numbers.ts';
import type { Place } from '../places.ts';
import { Refusal } from '../refusal.ts';
import { photosOf } from '../repairs/photos.ts';
import { readReportKey, type Reported } from './report-key.ts';

type Made = { company: number; id: number; code: string; isNew: boolean };
type Given = {
  input: ReportRequest;
  /** Where the network address is. */
  place: Place;
  /** Finds out about the code where no form named it; null: nobody's. */
  find: () => Promise<Reported | null>;
  /** Photos that are stored already, where they do not belong to a form. */
  photos?: readonly Photo[];
  /** When it was made, for the past of the demo. */
  at?: Date;
};

/** Takes a consumer's report; sending the same form again returns the same report. */
export async function submitReport(app: App, tx: Tx, given: Given): Promise<Made> {
  const { input, place } = given;
  const sealed = input.key === '' ? null : readReportKey(app, input.key);
  if (input.key !== '' && !sealed)
    throw new Refusal(reportTexts.errors.staleForm, { code: codes.conflict });
  const about = sealed ?? (await given.find());
  if (!about)
    throw new Refusal(reportTexts.errors.noCompany, { code: codes.notFound, field: 'sn' });
  const { company, seq } = about;
  const request = sealed?.request ?? randomBytes(12).toString('hex');
  const earlier = await findMade(tx, company, request);
  if (earlier) return earlier;
  const part = seq === null ? null : await partOf(tx, company, seq);
  const numbering = given.at ? { tx, at: given.at } : { tx, app };
  const [number] = await allocateNumbers(numbering, company, 'fake_report', 1);
  const photos = given.photos ?? (await photosOf(tx, { company, request, of: 'report' }));
  const hasPlace = input.latitude !== undefined && input.longitude !== undefined;
  const mobile = bareMobile(input.phone);
  const made = await tx
    .insertInto('fake_report')
    .values({
      company_id: company,
      code: number!,
      typed_code: about.code,
      seq,
      part_id: part?.id ?? null,
      verdict: about.verdict,
      shop: input.shop,
      link: input.link,
      content: input.content,
      name_sealed:
        input.name === '' ? null : app.secrets.seal('fake_report.name', company, input.name),
      mobile_sealed: mobile === '' ? null : app.secrets.seal('fake_report.mobile', company, mobile),
      mobile_index: mobile === '' ? null : app.secrets.index('mobile', mobile),
      photos: JSON.stringify(photos.map(({ photo, small }) => ({ photo, small }))),
      latitude: hasPlace ? input.latitude! : null,
      longitude: hasPlace ? input.longitude! : null,
      province: place.province,
      city: place.city,
      request_key: request,
      ...(given.at ? { create_time: given.at, update_time: given.at } : {}),
    })
    // Sent twice at once: the second has waited for the first.
    .onConflict((conflict) => conflict.columns(['company_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return (await findMade(tx, company, request))!;
  const addresses = photos.flatMap(({ photo, small }) => [photo, small]);
  await useFiles(tx, { company, owner: 'fake_report', id: made.id }, addresses);
  await notify(tx, app.cluster, systemActor, {
    to: { company, holding: 'sale:fakeReport:handle' },
    type: 5,
    sentence: 'fakeReported',
    params: { id: made.id, code: number!, product: part?.name || about.code },
  });
  return { company, id: made.id, code: number!, isNew: true };
}

async function findMade(tx: Tx, company: number, request: string): Promise<Made | null> {
  const row = await tx
    .selectFrom('fake_report')
    .select(['id', 'code'])
    .where('company_id', '=', company)
    .where('request_key', '=', request)
    .executeTakeFirst();
  return row ? { ...row, company, isNew: false } : null;
}

const partOf = (tx: Tx, company: number, seq: number) =>
  tx
    .selectFrom('identifier as i')
    .innerJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 'i.company_id').onRef('p.id', '=', 'i.part_id'),
    )
    .select(['p.id', 'p.name'])
    .where('i.company_id', '=', company)
    .where('i.seq', '=', seq)
    .executeTakeFirst();
