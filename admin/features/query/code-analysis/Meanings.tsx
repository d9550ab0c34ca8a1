import { useSay } from '#admin/app/language.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { metrics } from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { analysisPageTexts as texts } from './texts.ts';
import styles from './analysis.module.css';

/** What each figure counts, and what it does not. */
export function Meanings() {
  const say = useSay();
  return (
    <Panel title={say(texts.meaningsTitle)}>
      <dl className={styles.meanings}>
        {metrics.map((metric) => (
          <div key={metric}>
            <dt>{say(analysisTexts.metrics[metric])}</dt>
            <dd>{say(analysisTexts.meanings[metric])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
