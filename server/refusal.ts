import { codes, type Code, type FieldError } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import type { Text, TextParams } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';

type Details = {
  code?: Code;
  params?: TextParams;
  /** The field the refusal belongs to; the form shows it there. */
  field?: string;
  data?: unknown;
  /** The culprits, as texts of the user's language. */
  errors?: FieldError[] | ((language: Language) => FieldError[]);
};

/** An expected failure. One handler turns it into an answer in the user's language. */
export class Refusal extends Error {
  readonly code: Code;
  readonly text: Text;
  readonly details: Details;

  constructor(text: Text, details: Details = {}) {
    super(text.en);
    this.code = details.code ?? codes.conflict;
    this.text = text;
    this.details = details;
  }
}

export const notFound = () => new Refusal(errorTexts.notFound, { code: codes.notFound });
export const unauthenticated = () =>
  new Refusal(errorTexts.unauthenticated, { code: codes.unauthenticated });
