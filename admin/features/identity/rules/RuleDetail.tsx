import { useLanguage, useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { exampleContext } from '#contract/codes/samples.ts';
import { codeRuleOf, type EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { CodeAnatomy } from './CodeAnatomy.tsx';
import { factsOf } from './facts.ts';
import { countWords } from './figures.ts';
import { GuessMeter } from './GuessMeter.tsx';
import { ruleFormTexts as texts } from './texts.ts';
import styles from './rules.module.css';

const { fields } = ruleTexts;

/** The expanded row: the segments of a code, and its strength. */
export function RuleDetail({ rule }: { rule: EncodingRule }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const { capacity, chance, reset } = factsOf(rule);
  const own = codeRuleOf(rule);
  return (
    <div className={styles.detail}>
      {own ? (
        <CodeAnatomy rule={own} context={exampleContext(new Date())} />
      ) : (
        <p>{say(texts.kinds.standard)}</p>
      )}
      <Facts>
        <Fact label={texts.capacity}>
          {capacity === null
            ? say(texts.unlimited)
            : say(texts.fits[reset], { n: countWords(capacity, language) })}
        </Fact>
        <Fact label={texts.guess.title}>
          <GuessMeter chance={chance} isQuiet />
        </Fact>
        {rule.effective_time && (
          <Fact label={fields.effective_time}>
            <DateTime at={rule.effective_time} />
          </Fact>
        )}
        {rule.expire_time && (
          <Fact label={fields.expire_time}>
            <DateTime at={rule.expire_time} />
          </Fact>
        )}
        {rule.remark && (
          <Fact label={fields.remark} wide>
            {rule.remark}
          </Fact>
        )}
      </Facts>
    </div>
  );
}
