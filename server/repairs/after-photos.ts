import { codes } from '#contract/envelope.ts';
import { repairWorkTexts } from '#contract/features/sale/repairs/work.ts';
import { mostPhotos, photosGone } from '#contract/photos.ts';
import type { StaffSession } from '../access/sessions.ts';
import { findUploadedPhotos, type Photo } from '../files/private-photos.ts';
import { useFiles } from '../files/uses.ts';
import type { RecordCall } from '../records/plan.ts';
import { lockRecord, updateRecord } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { repairTable } from './work.ts';

/** Adds photos that a colleague uploaded, of the product after its repair; the same ones again change nothing. */
export async function addAfterPhotos(
  call: RecordCall<StaffSession>,
  id: number,
  names: readonly string[],
): Promise<void> {
  const { tx, session } = call;
  const held = await lockRecord<{ photos: Photo[]; after_photos: Photo[] }>(
    tx,
    repairTable,
    session,
    id,
    ['photos', 'after_photos'],
  );
  const found = await findUploadedPhotos(tx, { ...session, dealerId: null }, names);
  if (!found) throw new Refusal(photosGone, { code: codes.invalid, field: 'photos' });
  const known = new Set(held.after_photos.map(({ photo }) => photo));
  const fresh = found.filter(({ photo }) => !known.has(photo));
  const all = [...held.after_photos, ...fresh];
  if (all.length > mostPhotos)
    throw new Refusal(repairWorkTexts.errors.manyPhotos, {
      code: codes.conflict,
      field: 'photos',
      params: { n: mostPhotos },
    });
  call.tell(repairWorkTexts.done.photos);
  if (fresh.length === 0) return;
  await updateRecord(tx, repairTable, session, id, { after_photos: all });
  await useFiles(
    tx,
    { company: session.companyId, owner: 'repair', id },
    [...held.photos, ...all].flatMap(({ photo, small }) => [photo, small]),
  );
  call.changed('repair', id, null, { after_photos: fresh.length });
}
