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

/** What a licence is by its bytes: a picture or a PDF. */
async function readType(bytes: Buffer) {
  // Readers allow a few bytes before it; a file that begins as something else is taken for no PDF.
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return { type: 'application/pdf', width: null, height: null };
  try {
    const { format, width, height } = await readKind(bytes);
    return { type: `image/${format}`, width, height };
  } catch {
    throw new Refusal(fileTexts.problems.licenseType, { code: codes.invalid, field: 'file' });
  }
}

/** Brings a business licence into the storage, as it came: it is a document, and nobody but its company and the platform sees it. */
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
    // Whoever looks at it opens what was downloaded: under the name of a page or a program it would be one.
    name: refuseFile('license', { name: file.name, size: 1 }) ? plain : file.name,
    kind: 'license',
    isPublic: false,
    bytes: file.bytes,
  });
}
