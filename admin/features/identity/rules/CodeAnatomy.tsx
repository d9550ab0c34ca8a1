import { useSay } from '#admin/app/language.ts';
import { lengthOf, placeOf } from '#contract/codes/capacity.ts';
import { sampleCodes } from '#contract/codes/samples.ts';
import type { CodeContext, CodeRule } from '#contract/codes/segments.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import styles from './rules.module.css';

type CodeAnatomyProps = { rule: CodeRule; context: CodeContext };

/** One code split into segments: the characters above, their meaning below. */
export function CodeAnatomy({ rule, context }: CodeAnatomyProps) {
  const say = useSay();
  const [code = ''] = sampleCodes(rule, context, 1);
  const pieces = rule.segments.map((segment, n) => {
    const at = placeOf(rule, n);
    const width = lengthOf({ segments: [segment], separator: '' });
    return { kind: segment.kind, text: code.slice(at, at + width) };
  });
  return (
    <ol className={styles.anatomy} aria-label={code}>
      {pieces.map(({ kind, text }, n) => (
        <li key={n} data-kind={kind}>
          <code>{text}</code>
          <span>{say(ruleTexts.segments[kind])}</span>
        </li>
      ))}
    </ol>
  );
}
