import { randomUUID } from 'node:crypto';
import { codes } from '#contract/envelope.ts';
import { refuseFile } from '#contract/files.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { App } from '../app.ts';
import { Refusal } from '../refusal.ts';
import { readKind } from './make-picture.ts';
import { stage, type Staged } from './keep.ts';

type Owner = { company: number; account: number | null };
const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/** The type of a licence by its bytes: a picture or a PDF. */
async function readType(bytes: Buffer) {
  // Readers allow a few bytes before the header, unless they are recognised as another format.
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return { type: 'application/pdf', width: null, height: null };
  try {
    const { format, width, height } = await readKind(bytes);
    return { type: `image/${format}`, width, height };
  } catch {
    throw new Refusal(fileTexts.problems.licenseType, { code: codes.invalid, field: 'file' });
  }
}

/** Stores a business licence unchanged: it is a document that only its company and the platform see. */
export async function stageLicense(
  app: Pick<App, 'database' | 'storage'>,
  owner: Owner,
  file: { name: string; bytes: Buffer },
): Promise<Staged> {
  const kind = await readType(file.bytes);
  const plain = `license.${extensions[kind.type] ?? kind.type.slice('image/'.length)}`;
  return stage(app, {
    ...owner,
    ...kind,
    key: `business_license/${randomUUID()}`,
    // A downloaded licence gets opened: with the name of a page or program it would run as one.
    name: refuseFile('license', { name: file.name, size: 1 }) ? plain : file.name,
    kind: 'license',
    isPublic: false,
    bytes: file.bytes,
  });
}
