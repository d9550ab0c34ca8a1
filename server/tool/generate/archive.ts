import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Description, GeneratedFile } from '#contract/features/tool/generate/contract.ts';
import { readmeOf } from './readme.ts';

/** All files of a feature in one archive, each at its place in the tree. */
export function archiveOf(described: Description, files: readonly GeneratedFile[]): PassThrough {
  const zip = new ZipFile();
  const put = (path: string, text: string) =>
    zip.addBuffer(Buffer.from(text), path, { mtime: new Date(), mode: 0o100644 });
  // Beside the tree's own, which must stay.
  put(`README-${described.resource}.md`, readmeOf(described, files));
  for (const { path, text } of files) put(path, text);
  zip.end();
  return zip.outputStream.pipe(new PassThrough());
}
