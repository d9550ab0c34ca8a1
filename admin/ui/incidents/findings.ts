import { defaultRisks } from '#contract/features/risk/rules/contract.ts';
import type { Incident } from '#contract/features/risk/incidents/contract.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { type Text, type TextParams } from '#contract/text.ts';
import { seenTexts as seen } from './texts.ts';

type Found = Pick<Incident, 'kind' | 'detail'>;
type Words = (text: Text, params?: TextParams) => string;

/** The rule with the parameters it had when it fired. */
export const ruleWords = ({ kind, detail }: Found, say: Words): string =>
  say(riskTexts.sentences[kind], { ...defaultRisks[kind], ...detail });

/** The finding as a sentence; undefined if the rule says it all. */
export function foundWords({ kind, detail }: Found, say: Words): string | null {
  const { n, km, median, seller, holder, sale } = detail;
  switch (kind) {
    case 'cautionDevices':
    case 'cloneDevices':
      return n === undefined ? null : say(seen.devices, { n });
    case 'cloneProvinces':
      return n === undefined ? null : say(seen.provinces, { n });
    case 'speed':
      return km === undefined ? null : say(seen.km, { km });
    case 'burst':
      if (n === undefined) return null;
      return median === undefined ? say(seen.burst, { n }) : say(seen.median, { n, median });
    case 'guessing':
      return n === undefined ? null : say(seen.codes, { n });
    case 'wrongSeller':
      if (seller === undefined || sale === undefined) return null;
      // Who holds it is not told to dealers.
      return holder === undefined
        ? say(seen.notHeld, { seller, sale })
        : say(seen.wrongSeller, { seller, holder, sale });
    default:
      return null;
  }
}
