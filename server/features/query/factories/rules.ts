import { codes } from '#contract/envelope.ts';
import {
  fixedFactoryFields,
  type FactoryInput,
  type FactoryState,
} from '#contract/features/query/factories/contract.ts';
import { factoryTexts } from '#contract/features/query/factories/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { Refusal } from '#server/refusal.ts';

const { errors, fields } = factoryTexts;

/** As it is stored. */
export type StoredFactory = FactoryInput & { id: number; state: Exclude<FactoryState, 'expired'> };

/** The state that people see: a certification ends with its last day. */
export const shownState = (
  { state, valid_to: end }: Pick<StoredFactory, 'state' | 'valid_to'>,
  today: string,
): FactoryState => (state === 'certified' && end !== null && end < today ? 'expired' : state);

/** What was certified does not change behind the certificate. */
export function checkFixed(before: StoredFactory, input: FactoryInput, today: string): void {
  const field = fixedFactoryFields(shownState(before, today)).find(
    (name) => input[name] !== before[name],
  );
  if (!field) return;
  const said = inEveryLanguage((language) =>
    say(errors.certified, language, { label: fields[field][language] }),
  );
  throw new Refusal(said, { code: codes.conflict, field });
}

const refuse = (text: Text, params: TextParams, field: keyof FactoryInput) =>
  new Refusal(
    inEveryLanguage((language) => say(text, language, params)),
    { code: codes.conflict, field },
  );

/** Only a factory with a certificate that is not over can be certified. */
export function checkCertifiable(factory: StoredFactory, today: string): void {
  const { name, certificate, valid_from: from, valid_to: to } = factory;
  if (certificate === '') throw refuse(errors.noCertificate, { name }, 'certificate');
  if (from === null || to === null)
    throw refuse(errors.noValidity, { name }, from === null ? 'valid_from' : 'valid_to');
  if (to < today) throw refuse(errors.over, { name, day: to }, 'valid_to');
}
