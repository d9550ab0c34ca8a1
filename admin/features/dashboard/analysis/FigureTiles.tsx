import { Tooltip } from 'antd';
import { Link } from 'react-router';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { useReachable, withoutQuery } from '#admin/app/routes/reachable.ts';
import { Sparkline } from '#admin/ui/chart/Sparkline.tsx';
import { listBehind, type Narrowed } from '#admin/ui/code-figures/links.ts';
import type { Analysis } from '#contract/features/dashboard/analysis/contract.ts';
import { shownMetrics, type ShownMetric } from '#contract/features/dashboard/analysis/sources.ts';
import { analysisTexts } from '#contract/features/dashboard/analysis/texts.ts';
import { analysisTexts as codeTexts } from '#contract/features/query/code-analysis/texts.ts';
import { languageTags } from '#contract/language.ts';
import { changeOf } from '#admin/ui/code-figures/change.ts';
import { codeFigureTexts } from '#admin/ui/code-figures/texts.ts';
import { analysisPageTexts as texts } from './texts.ts';
import styles from './analysis.module.css';

// More bars would be thinner than a pixel.
const mostBars = 92;
const marks = { up: '▲', down: '▼', same: '', new: '', none: '' } as const;

type FigureTilesProps = {
  analysis: Analysis;
  narrowed: Narrowed;
  /** Opens the scans of the period. */
  onScans: () => void;
};

/** The figures, each with what it counts, how it changed, and the way to its list. */
export function FigureTiles({ analysis, narrowed, onScans }: FigureTilesProps) {
  const say = useSay();
  return (
    <ul className={styles.tiles} aria-label={say(texts.figures)}>
      {shownMetrics.map((metric) => (
        <li key={metric}>
          <Tile metric={metric} analysis={analysis} narrowed={narrowed} onScans={onScans} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ metric, analysis, narrowed, onScans }: FigureTilesProps & { metric: ShownMetric }) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  const reachable = useReachable();
  const figure = analysis.figures.find((one) => one.metric === metric);
  const name = say(codeTexts.metrics[metric]);
  const ofDealer =
    narrowed.dealer_id && metric in analysisTexts.ofDealer
      ? say(analysisTexts.ofDealer[metric as keyof typeof analysisTexts.ofDealer])
      : '';
  const head = (
    <span className={styles.name}>
      {name}
      <Tooltip title={`${say(codeTexts.meanings[metric])}${ofDealer}`} trigger={['hover', 'focus']}>
        <button type="button" className={styles.tip} aria-label={say(texts.tip, { name })}>
          ?
        </button>
      </Tooltip>
    </span>
  );
  if (!figure)
    return (
      <>
        {head}
        <strong className={styles.missing}>–</strong>
        <span className={styles.change}>{say(texts.notCounted)}</span>
      </>
    );
  const { value, before, days } = figure;
  const change = changeOf(figure, tag);
  const number = value.toLocaleString(tag);
  const to = listBehind(metric, analysis, narrowed);
  const label = `${say(texts.behind, { name })} ${number}`;
  return (
    <>
      {head}
      <span className={styles.number}>
        <strong>
          {metric === 'scanned' && !narrowed.dealer_id ? (
            <button type="button" className={styles.link} aria-label={label} onClick={onScans}>
              {number}
            </button>
          ) : to !== null && reachable.has(withoutQuery(to)) ? (
            <Link to={to} aria-label={label}>
              {number}
            </Link>
          ) : (
            number
          )}
        </strong>
        {days.length > 1 && days.length <= mostBars && <Sparkline trend={days} />}
      </span>
      <span className={styles.change} data-way={change.way}>
        {change.way !== 'none' && <span aria-hidden="true">{marks[change.way]}</span>}
        <span>
          {say(
            codeFigureTexts.changes[change.way],
            'share' in change ? { share: change.share } : undefined,
          )}
        </span>
        {before > 0 && (
          <small>{say(codeFigureTexts.before, { n: before.toLocaleString(tag) })}</small>
        )}
      </span>
    </>
  );
}
