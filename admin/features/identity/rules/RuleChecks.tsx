import { useSay } from '#admin/app/language.ts';
import { checkNames, shortfallsOf } from '#contract/codes/checks.ts';
import type { CodeRule } from '#contract/codes/segments.ts';
import type { EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { ruleFormTexts as texts } from './texts.ts';
import styles from './rules.module.css';

type RuleChecksProps = { rule: CodeRule; collision: EncodingRule | undefined };

/** The server's checks of the rule, updated while it is edited. */
export function RuleChecks({ rule, collision }: RuleChecksProps) {
  const say = useSay();
  const short = new Set(shortfallsOf(rule).map(({ check }) => check));
  const items = [
    ...checkNames.map((name) => ({
      name: name as string,
      words: say(validationTexts[name]),
      isMet: !short.has(name),
    })),
    {
      name: 'alone',
      words: collision
        ? say(texts.collides, { name: collision.name, n: collision.revision })
        : say(texts.alone),
      isMet: !collision,
    },
  ];
  return (
    <section>
      <h3>{say(texts.checks)}</h3>
      <ul className={styles.checks}>
        {items.map(({ name, words, isMet }) => (
          <li key={name} data-met={isMet}>
            {words}
            <span className={styles.unseen}>{say(isMet ? texts.met : texts.unmet)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
