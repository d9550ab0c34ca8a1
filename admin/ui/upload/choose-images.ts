import { sayNow } from '#admin/app/language.ts';
import { popUp } from '#admin/app/toast.ts';
import { refuseFile } from '#contract/files.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { sayProblem } from './choose-files.ts';
import { imageTexts } from './image-texts.ts';
import { uploadTexts } from './texts.ts';

type Choice = {
  /** How many more fit, and the maximum. */
  room: number;
  most: number;
  mostBytes: number;
  /** Names that are already used. */
  names: readonly string[];
};

const tell = (text: string) =>
  popUp({ kind: 'error', title: sayNow(uploadTexts.imageErrorTitle), text, seconds: 8 });

/** The acceptable pictures; each reason for refusal is reported once. */
export function chooseImages(files: readonly File[], { room, most, mostBytes, names }: Choice) {
  const reasons = new Set<string>();
  const known = new Set(names);
  const right: File[] = [];
  for (const file of files) {
    const problem = refuseFile('picture', file) ?? (file.size > mostBytes ? 'imageTooLarge' : null);
    if (problem) reasons.add(sayProblem(problem, file.name, mostBytes));
    else if (known.has(file.name)) reasons.add(sayNow(fileTexts.errors.sameKey));
    else right.push(file);
    if (!problem) known.add(file.name);
  }
  if (right.length > room) reasons.add(sayNow(imageTexts.tooMany, { n: most }));
  reasons.forEach(tell);
  return right.slice(0, Math.max(0, room));
}
