import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { useAddress } from '#admin/ui/list/address.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { riskCalls, type RiskKind, type RiskRule } from '#contract/features/risk/rules/contract.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { riskRules } from '#contract/features/risk/rules/feature.ts';
import { RuleRow } from './RuleRow.tsx';
import { rulesPageTexts as texts } from './texts.ts';
import { useRuleCommands } from './use-rule-commands.ts';
import { groups, nameOfRule, ruleWords } from './words.ts';
import styles from './rules.module.css';

const ConfirmDialog = lazyComponent(
  async () => (await import('#admin/ui/list/ConfirmDialog.tsx')).ConfirmDialog,
);
const AddRuleDialog = lazyComponent(
  async () => (await import('./AddRuleDialog.tsx')).AddRuleDialog,
);
const RuleDialog = lazyComponent(async () => (await import('./RuleDialog.tsx')).RuleDialog);

/** The risk rules: switched, edited, back-tested, and made for single parts. */
export function Page() {
  const say = useSay();
  const can = useCan();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({
    queryKey: ['risk', spokenKey],
    queryFn: async ({ signal }) => (await api(riskCalls.index, {}, { signal, quiet: true })).data,
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title={riskRules.title}
        line={say(riskTexts.line)}
        actions={
          can({ has: riskCalls.add.allow }) && (
            <Button type="primary" onClick={() => setAdding(true)}>
              {say(texts.add)}
            </Button>
          )
        }
      />
      {isAdding && <AddRuleDialog onClose={() => setAdding(false)} />}
      <Loaded query={query} skeleton={<RulesSkeleton />}>
        {(rules) => <Rules rules={rules} />}
      </Loaded>
    </div>
  );
}

function Rules({ rules }: { rules: readonly RiskRule[] }) {
  const say = useSay();
  const [opened, setOpened] = useState<RiskRule | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { busy, turn, reset } = useRuleCommands();
  useShownRule();
  const nameOf = (rule: RiskRule) => nameOfRule(rule, say);
  const askTurn = (rule: RiskRule, enabled: boolean) => {
    if (enabled) {
      turn(rule, true).catch(() => undefined);
      return;
    }
    const text = say(texts.confirmOff, { name: nameOf(rule) });
    const verb = say(texts.switchOff);
    setQuestion({ title: nameOf(rule), text, verb, isDanger: false, run: () => turn(rule, false) });
  };
  const askReset = (rule: RiskRule) => {
    if (rule.part_id !== null) {
      const text = say(texts.confirmRemove, { words: ruleWords(rule.kind, rule.first, say) });
      const verb = say(texts.remove);
      setQuestion({ title: nameOf(rule), text, verb, isDanger: true, run: () => reset(rule) });
      return;
    }
    const words = ruleWords(rule.kind, rule.first, say);
    const text = say(texts.confirmReset, { words });
    const verb = say(texts.reset);
    setQuestion({ title: nameOf(rule), text, verb, isDanger: false, run: () => reset(rule) });
  };
  const rowsOf = (kind: RiskKind) =>
    rules
      .filter((one) => one.kind === kind)
      .map((rule) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          isBusy={busy === rule.id}
          onTurn={askTurn}
          onOpen={setOpened}
          onReset={askReset}
        />
      ));
  return (
    <>
      <div className={styles.groups}>
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <Panel key={group} title={say(texts.groups[group])}>
            <ul className={styles.rules}>{groups[group].map(rowsOf)}</ul>
          </Panel>
        ))}
      </div>
      <ConfirmDialog
        isOpen={question !== null}
        resource="risk"
        question={question}
        onClose={() => setQuestion(null)}
      />
      {opened && <RuleDialog rule={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** `?kind=` scrolls to one rule; incidents link to the rule that found them. */
function useShownRule(): void {
  const { search } = useAddress();
  const kind = new URLSearchParams(search).get('kind');
  useEffect(() => {
    if (kind) document.getElementById(`rule-${kind}`)?.scrollIntoView({ block: 'center' });
  }, [kind]);
}

function RulesSkeleton() {
  return (
    <div className={styles.groups}>
      {[4, 4, 2].map((rows, at) => (
        <Panel key={at}>
          <Skeleton active title={{ width: 160 }} paragraph={{ rows: rows * 2 }} />
        </Panel>
      ))}
    </div>
  );
}
