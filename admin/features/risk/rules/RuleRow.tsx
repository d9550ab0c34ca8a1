import { Button, Switch } from 'antd';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { showDay } from '#admin/ui/show-time.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { riskCalls, type RiskRule } from '#contract/features/risk/rules/contract.ts';
import { rulesPageTexts as texts } from './texts.ts';
import { canTest, hasNumbers, nameOfRule, ruleWords, severityOf } from './words.ts';
import styles from './rules.module.css';

const tones: Record<1 | 2 | 3, StateTone> = { 1: 'idle', 2: 'caution', 3: 'bad' };

type RuleRowProps = {
  rule: RiskRule;
  isBusy: boolean;
  onTurn: (rule: RiskRule, enabled: boolean) => void;
  onOpen: (rule: RiskRule) => void;
  onReset: (rule: RiskRule) => void;
};

/** One rule as a sentence, with its switch. */
export function RuleRow({ rule, isBusy, onTurn, onOpen, onReset }: RuleRowProps) {
  const say = useSay();
  const can = useCan();
  const mayEdit = can({ has: riskCalls.edit.allow });
  const { kind, enabled, params } = rule;
  const name = nameOfRule(rule, say);
  const isOfPart = rule.part_id !== null;
  const severity = severityOf(kind);
  const adjusts = mayEdit && hasNumbers(kind);
  return (
    <li id={isOfPart ? undefined : `rule-${kind}`} className={styles.rule} data-off={!enabled}>
      <Switch
        checked={enabled}
        disabled={!mayEdit}
        loading={isBusy}
        aria-label={say(texts.on, { name })}
        onChange={(next) => onTurn(rule, next)}
      />
      <div className={styles.words}>
        <h3>
          {name}
          {!enabled && <small>{say(texts.isOff)}</small>}
        </h3>
        <p>{ruleWords(kind, params, say)}</p>
      </div>
      <div className={styles.marks}>
        <StateDot tone={tones[severity]}>{say(incidentTexts.severities[severity])}</StateDot>
        <small>
          {rule.is_default
            ? say(texts.asShipped)
            : say(texts.changed, { day: showDay(rule.update_time) })}
        </small>
      </div>
      <div className={styles.tools}>
        {(adjusts || (canTest(kind) && !isOfPart)) && (
          <Button
            type="link"
            size="small"
            aria-label={say(adjusts ? texts.editOne : texts.testOne, { name })}
            onClick={() => onOpen(rule)}
          >
            {say(adjusts ? texts.edit : texts.test)}
          </Button>
        )}
        {mayEdit && !rule.is_default && (
          <Button
            type="link"
            size="small"
            disabled={isBusy}
            danger={isOfPart}
            aria-label={say(isOfPart ? texts.removeOne : texts.resetOne, { name })}
            onClick={() => onReset(rule)}
          >
            {say(isOfPart ? texts.remove : texts.reset)}
          </Button>
        )}
      </div>
    </li>
  );
}
