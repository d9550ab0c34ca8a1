import type { LoginType } from '#contract/login-types.ts';
import { codes } from '#contract/envelope.ts';
import { unmasked, type RevealCall } from '#contract/reveal.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import type { SessionOf } from '../access/sessions.ts';
import { serve, type CallContext, type Endpoint } from '../http/endpoint.ts';
import { notFound, Refusal } from '../refusal.ts';

/** Serves the whole phone number of a record; each view is in the operation log. */
export const serveReveal = <Type extends LoginType>(
  call: RevealCall<Type>,
  target: string,
  find: (call: CallContext<{ id: number }, SessionOf<Type>>) => Promise<string | null>,
): Endpoint =>
  serve(
    call,
    async (context) => {
      const mobile = await find(context);
      if (mobile === null) throw notFound();
      context.changed(target, context.input.id, null, null);
      return { mobile };
    },
    { keepAnswer: false },
  );

/** The number to store: a mask that came back leaves it unchanged. */
export function keepPhone(given: string, stored: string): string {
  const phone = unmasked(given, stored);
  if (phone === undefined)
    throw new Refusal(validationTexts.formatError, { code: codes.invalid, field: 'mobile' });
  return phone;
}
