import { useSay } from '#admin/app/language.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { consentTexts, type ConsentShown } from '#contract/consents.ts';
import { languageNames, type Language } from '#contract/language.ts';

const { shown } = consentTexts;

/** Which privacy notice it is: the company's own or the platform's, and its version. */
export const sayNotice = (notice: string, say: ReturnType<typeof useSay>): string =>
  say(notice.startsWith('c') ? shown.own : shown.platform, { n: notice.slice(1) });

/** The privacy notice that a consumer agreed to, and when. */
export function ConsentText({ consent }: { consent: ConsentShown }) {
  const say = useSay();
  if (!consent) return say(shown.none);
  return say(shown.given, {
    time: showTime(consent.given_time),
    text: sayNotice(consent.text, say),
    language: languageNames[consent.language as Language],
  });
}
