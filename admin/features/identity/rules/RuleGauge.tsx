import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { exampleContext, partContext, sampleCodes } from '#contract/codes/samples.ts';
import type { CodeContext } from '#contract/codes/segments.ts';
import {
  codeRuleOf,
  findCollision,
  ruleCalls,
} from '#contract/features/identity/rules/contract.ts';
import type { PartInfo } from '#contract/features/product/parts/contract.ts';
import { limits } from '#contract/limits.ts';
import { CodeAnatomy } from './CodeAnatomy.tsx';
import { factsOf } from './facts.ts';
import { countWords } from './figures.ts';
import { GuessMeter } from './GuessMeter.tsx';
import { PartPicker } from './PartPicker.tsx';
import { RuleChecks } from './RuleChecks.tsx';
import { ruleFormTexts as texts } from './texts.ts';
import { useTypedRule } from './use-typed-rule.ts';
import styles from './rules.module.css';

const sampleCount = 3;

/** The result of a rule while it is edited: samples, capacity, strength and checks. */
export function RuleGauge({ seriesId }: { seriesId: number | null }) {
  const say = useSay();
  const can = useCan();
  const language = useLanguage((state) => state.language);
  const typed = useTypedRule();
  const [part, setPart] = useState<PartInfo | null>(null);
  const [example] = useState(() => exampleContext(new Date()));
  const context: CodeContext = part ? { ...example, part: partContext(part) } : example;
  const used = useQuery({
    queryKey: ['encodingRule', 'used'],
    queryFn: async ({ signal }) =>
      (
        await api(
          ruleCalls.index,
          { kind: ['own'], state: ['effective', 'expired'], limit: limits.listMax },
          { signal, quiet: true },
        )
      ).data,
  });
  const rule = codeRuleOf(typed);
  const { length, capacity, reset, chance } = factsOf(typed);
  const codes = rule?.segments.length === 0 ? [] : sampleCodes(rule, context, sampleCount);
  return (
    <aside className={styles.gauge} aria-label={say(texts.gauge)}>
      <section aria-label={say(texts.samples)}>
        <h3>{say(texts.samples)}</h3>
        {codes.length === 0 && <p className={styles.nothing}>{say(texts.noSample)}</p>}
        <ul className={styles.samples} aria-live="polite">
          {codes.map((code) => (
            <li key={code}>
              <CodeText code={code} copyable={false} grouped={rule === null} />
            </li>
          ))}
        </ul>
        {rule && codes.length > 0 && <CodeAnatomy rule={rule} context={context} />}
        {rule && can({ has: 'product:part:view' }) && <PartPicker onPick={setPart} />}
      </section>
      <dl className={styles.figures}>
        <div>
          <dt>{say(texts.length)}</dt>
          <dd>{say(texts.characters, { n: length })}</dd>
        </div>
        <div>
          <dt>{say(texts.capacity)}</dt>
          <dd>
            {capacity === null
              ? say(texts.unlimited)
              : say(texts.fits[reset], { n: countWords(capacity, language) })}
          </dd>
        </div>
      </dl>
      <section>
        <h3>{say(texts.guess.title)}</h3>
        <GuessMeter chance={chance} />
      </section>
      {rule && (
        <RuleChecks rule={rule} collision={findCollision(rule, seriesId, used.data ?? [])} />
      )}
    </aside>
  );
}
