import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { SmsState } from '#contract/features/data/config/parts.ts';
import { smsTexts } from '#contract/features/data/config/texts.ts';
import type { Text } from '#contract/text.ts';

const tones: Record<SmsState, StateTone> = { waiting: 'busy', sent: 'good', failed: 'bad' };

/** Whether a message is out. */
export function MessageState({ state }: { state: SmsState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(smsTexts.states[state])}</StateDot>;
}

/** What a message is about, by the name of its template. */
export function Template({ name, texts }: { name: string; texts: Record<string, Text> }) {
  const say = useSay();
  const text = texts[name];
  return text ? say(text) : <code>{name}</code>;
}
