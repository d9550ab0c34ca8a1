import type { Verdict } from '#contract/codes/verdicts.ts';
import type { Text } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';

export type Tone = 'good' | 'caution' | 'bad' | 'quiet';
/** The style of a verdict; the text says the same. */
export const tones: Record<Verdict, Tone> = {
  GENUINE_FIRST: 'good',
  GENUINE_REPEAT: 'good',
  CAUTION: 'caution',
  SUSPECT_CLONE: 'bad',
  NOT_ACTIVATED: 'caution',
  VOID: 'bad',
  RECALLED: 'bad',
  UNKNOWN: 'quiet',
  MALFORMED: 'quiet',
  THROTTLED: 'quiet',
};

/** What to do now. */
export const advice: Partial<Record<Verdict, Text>> = {
  CAUTION: texts.next.caution,
  SUSPECT_CLONE: texts.next.suspect,
  NOT_ACTIVATED: texts.next.caution,
  VOID: texts.next.suspect,
  RECALLED: texts.next.recalled,
  UNKNOWN: texts.next.unknown,
  MALFORMED: texts.next.unknown,
};

export const isGenuine = (verdict: Verdict): boolean => tones[verdict] === 'good';
