import { useLanguage, useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { worryingChance } from '#contract/codes/capacity.ts';
import type { EncodingRule, RuleState } from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { factsOf } from './facts.ts';
import { countWords } from './figures.ts';
import { ruleFormTexts as texts } from './texts.ts';
import styles from './rules.module.css';

const tones: Record<RuleState, StateTone> = { draft: 'busy', effective: 'good', expired: 'idle' };

export function RuleName({ rule }: { rule: EncodingRule }) {
  const say = useSay();
  return (
    <span className={styles.name}>
      {rule.name} <small>{say(ruleTexts.version, { n: rule.revision })}</small>
    </span>
  );
}

export function RuleKindName({ rule }: { rule: EncodingRule }) {
  return useSay()(ruleTexts.kinds[rule.kind]);
}

export function RuleSample({ rule }: { rule: EncodingRule }) {
  return <CodeText code={factsOf(rule).sample} copyable={false} />;
}

export function RuleCapacity({ rule }: { rule: EncodingRule }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const { capacity } = factsOf(rule);
  return capacity === null ? say(ruleTexts.unlimited) : countWords(capacity, language);
}

export function RuleChance({ rule }: { rule: EncodingRule }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const { chance } = factsOf(rule);
  const words = say(ruleTexts.chance, { n: countWords(1 / chance, language) });
  if (chance <= worryingChance) return words;
  return <StateDot tone="caution">{say(texts.worrying)}</StateDot>;
}

export function RuleStateDot({ rule }: { rule: EncodingRule }) {
  const say = useSay();
  return <StateDot tone={tones[rule.state]}>{say(ruleTexts.states[rule.state])}</StateDot>;
}
