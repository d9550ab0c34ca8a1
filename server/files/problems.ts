import { codes, type Code } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { fileTexts, type FileProblem } from '#contract/texts/files.ts';
import { Refusal } from '../refusal.ts';

const codesOf: Partial<Record<FileProblem, Code>> = {
  imageTooLarge: codes.tooLarge,
  fileTooLarge: codes.tooLarge,
  plainTooLarge: codes.tooLarge,
};

/** Why a file is refused, in the words of the specification. */
export const refusalOf = (problem: FileProblem, name: string): Refusal =>
  new Refusal(fileTexts.problems[problem], {
    code: codesOf[problem] ?? codes.invalid,
    field: 'file',
    params: {
      file: name.slice(0, 100).toWellFormed().replaceAll('\0', ''),
      n: limits.imageBytes / 1_048_576,
    },
  });
