import type { Description, GeneratedFile } from '#contract/features/tool/generate/contract.ts';

const paths = (files: readonly GeneratedFile[]) => files.map(({ path }) => `- ${path}`).join('\n');

/** What the archive says of itself. */
export function readmeOf(
  { resource, en, type }: Description,
  files: readonly GeneratedFile[],
): string {
  const isNew = (file: GeneratedFile) => file.is_new;
  return `# ${resource}: ${en} (${type})

Unpack this into the root of the sources, run \`npm run format\` and \`npm test\`.

The migration has the next number that was free when this archive was made.

## New files

${paths(files.filter(isNew))}

## Files that are there already, whole, with this feature's lines put in

They are as the server that made this archive had them. Where yours have moved on since, take over the lines and leave the rest.

${paths(files.filter((file) => !isNew(file)))}
`;
}
