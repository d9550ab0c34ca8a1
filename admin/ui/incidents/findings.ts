import { defaultRisks } from '#contract/features/risk/rules/contract.ts';
import { isRule, reportSentence } from '#contract/features/risk/incidents/kinds.ts';
import type { Incident } from '#contract/features/risk/incidents/contract.ts';
import { covertTries } from '#contract/features/trace/security-packs/contract.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { type Text, type TextParams } from '#contract/text.ts';
import { seenTexts as seen } from './texts.ts';

/** An asker rests after five wrong security codes, the code after three times as many. */
const scratchRule = { asker: covertTries, code: covertTries * 3 };

type Found = Pick<Incident, 'kind' | 'detail'>;
type Words = (text: Text, params?: TextParams) => string;

/** The rule with the parameters it had when it fired. */
export function ruleWords({ kind, detail }: Found, say: Words): string {
  if (!isRule(kind)) return say(reportSentence);
  return detail.rest_minutes === undefined
    ? say(riskTexts.sentences[kind], { ...defaultRisks[kind], ...detail })
    : say(seen.scratchRule, scratchRule);
}

/** The finding as a sentence; undefined if the rule says it all. */
export function foundWords({ kind, detail }: Found, say: Words): string | null {
  const { n, km, median, seller, holder, sale, shop, rest_minutes: minutes } = detail;
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
      if (minutes !== undefined)
        return say(detail.for_all ? seen.scratchForAll : seen.scratch, { minutes });
      return n === undefined ? null : say(seen.codes, { n });
    case 'wrongSeller':
      if (seller === undefined || sale === undefined) return null;
      // Who holds it is not told to dealers.
      return holder === undefined
        ? say(seen.notHeld, { seller, sale })
        : say(seen.wrongSeller, { seller, holder, sale });
    case 'report':
      return shop === undefined ? null : say(seen.shop, { shop });
    default:
      return null;
  }
}
