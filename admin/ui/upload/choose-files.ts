import { sayNow } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { refuseFile, splitName, tellName, type FileKind } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { fileTexts, type FileProblem } from '#contract/texts/files.ts';
import { uploadTexts as texts } from './texts.ts';

const megabyte = 1_048_576;
// Three messages show at once; the last one counts the others.
const warnedAtMost = 2;

export const sayProblem = (problem: FileProblem, file: string, most: number = limits.imageBytes) =>
  sayNow(fileTexts.problems[problem], { file: tellName(file), n: Math.floor(most / megabyte) });

/** Why a file is refused; files of serial numbers must be named by them. */
function refusalOf(kind: FileKind, file: File): string | null {
  const problem = refuseFile(kind, file);
  if (problem) return sayProblem(problem, file.name);
  if (kind === 'file' && !splitName(file.name)) return sayProblem('wrongName', file.name);
  return null;
}

type Choice = {
  kind: FileKind;
  /** How many more fit, and the maximum. */
  room: number;
  most: number;
  add: (files: readonly File[]) => readonly File[];
};

/** Adds valid files and reports the rest: a few by name, all by number. */
export function chooseFiles(files: readonly File[], { kind, room, most, add }: Choice): void {
  const warnings: string[] = [];
  const right = files.filter((file) => {
    const refusal = refusalOf(kind, file);
    if (refusal) warnings.push(refusal);
    return refusal === null;
  });
  const fitting = right.slice(0, room);
  const taken = add(fitting);
  for (const file of fitting.filter((one) => !taken.includes(one)))
    warnings.push(sayNow(texts.same, { file: tellName(file.name) }));
  warnings.slice(0, warnedAtMost).forEach((text) => toast.warning(text));
  const others = warnings.length - warnedAtMost;
  if (right.length > room)
    toast.warning(most === 1 ? sayNow(texts.onlyOne) : sayNow(texts.tooMany, { n: most }));
  else if (others > 0) toast.warning(sayNow(texts.more, { n: others }));
}

/** The files of a drop; a folder looks like a file and cannot be read. */
export function droppedFiles({ items, files }: DataTransfer): File[] {
  const isFolder = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry()?.isDirectory === true);
  if (isFolder.includes(true)) toast.warning(sayNow(texts.noFolders));
  return [...files].filter((_, at) => !isFolder[at]);
}

/** The files of a paste; clipboard pictures all have the same name, so they get unique ones. */
export function pastedFiles({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): File[] {
  return [...(clipboardData?.files ?? [])].map((file, at) =>
    /^image\.\w+$/.test(file.name)
      ? new File([file], file.name.replace('image', `image-${Date.now()}${at || ''}`), file)
      : file,
  );
}
