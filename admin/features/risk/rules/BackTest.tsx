import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lastDays } from '#admin/ui/chart/days.ts';
import {
  riskCalls,
  type RiskKind,
  type RiskTested,
} from '#contract/features/risk/rules/contract.ts';
import { BackTestResult } from './BackTestResult.tsx';
import { rulesPageTexts } from './texts.ts';
import { sameParams, type Params } from './words.ts';
import styles from './rules.module.css';

const texts = rulesPageTexts.backTest;
const spans = [7, 30, 90];

type BackTestProps = {
  kind: RiskKind;
  /** Undefined while the input is invalid. */
  params: Params | null;
  inForce: Params;
};

type Tested = {
  params: Params;
  days: number;
  dates: readonly string[];
  proposed: RiskTested;
  before: RiskTested | null;
};

/** Back-tests a rule next to the current one. */
export function BackTest({ kind, params, inForce }: BackTestProps) {
  const say = useSay();
  const [days, setDays] = useState(30);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [tested, setTested] = useState<Tested | null>(null);
  const ask = async (asked: Params) =>
    (await api(riskCalls.test, { kind, params: asked, days }, { quiet: true, timeout: 60_000 }))
      .data;
  const run = async () => {
    if (!params) return;
    setBusy(true);
    setRefusal('');
    try {
      const proposed = await ask(params);
      const before = sameParams(params, inForce) ? null : await ask(inForce);
      setTested({ params, days, dates: lastDays(days, Date.now()), proposed, before });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.errors[0]?.msg ?? error.msg);
    } finally {
      setBusy(false);
    }
  };
  // Results belong to the parameters they were computed with.
  const isCurrent =
    tested !== null && tested.days === days && params !== null && sameParams(tested.params, params);
  return (
    <section className={styles.backTest} aria-busy={isBusy}>
      <h3>{say(texts.title)}</h3>
      <p className={styles.note}>{say(texts.line)}</p>
      <div className={styles.ask}>
        <Segmented
          value={days}
          aria-label={say(texts.days)}
          options={spans.map((n) => ({ value: n, label: say(texts.lastDays, { n }) }))}
          onChange={setDays}
        />
        <Button onClick={() => void run()} loading={isBusy} disabled={!params}>
          {say(texts.run)}
        </Button>
      </div>
      <div aria-live="polite">
        {refusal && <p className={styles.refusal}>{refusal}</p>}
        {tested && (
          <div className={styles.result}>
            {!isCurrent && <p className={styles.stale}>{say(texts.stale)}</p>}
            <BackTestResult proposed={tested.proposed} before={tested.before} days={tested.dates} />
          </div>
        )}
      </div>
    </section>
  );
}
