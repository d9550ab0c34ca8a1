import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import { FailureView } from './FailureView.tsx';

export type ExceptionKind = 'forbidden' | 'missing' | 'broken';
const numbers: Record<ExceptionKind, string> = { forbidden: '403', missing: '404', broken: '500' };

/** One of the three error pages; `as` is its landmark element. */
export function ExceptionPage({ kind, as }: { kind: ExceptionKind; as?: 'main' | 'div' }) {
  const say = useSay();
  const words = shellTexts.exception[kind];
  return (
    <FailureView
      as={as}
      number={numbers[kind]}
      title={say(words.title)}
      text={say(words.text)}
      actions={[{ label: say(shellTexts.backHome), href: '/' }]}
    />
  );
}
