import { useLanguage, useSay } from '#admin/app/language.ts';
import { worryingChance } from '#contract/codes/capacity.ts';
import { countWords, moreRandom, strengthOf } from './figures.ts';
import { ruleFormTexts } from './texts.ts';
import styles from './rules.module.css';

const texts = ruleFormTexts.guess;

type GuessMeterProps = {
  chance: number;
  /** Only the value, without advice. */
  isQuiet?: boolean;
};

/** How hard a code is to guess, on a logarithmic scale with the recommended minimum. */
export function GuessMeter({ chance, isQuiet = false }: GuessMeterProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const isWorrying = chance > worryingChance;
  const words =
    chance === 1 ? say(texts.certain) : say(texts.oneIn, { n: countWords(1 / chance, language) });
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
  return (
    <div className={styles.guess} data-worrying={isWorrying}>
      <strong>{words}</strong>
      <div
        className={styles.scale}
        role="meter"
        aria-label={say(texts.title)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(strengthOf(chance) * 100)}
        aria-valuetext={words}
      >
        <span className={styles.level} style={{ width: percent(strengthOf(chance)) }} />
        <span className={styles.mark} style={{ left: percent(strengthOf(worryingChance)) }} />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{say(texts.weak)}</span>
        <span>{say(texts.line)}</span>
        <span>{say(texts.strong)}</span>
      </div>
      {isWorrying && !isQuiet && (
        <p className={styles.warning}>
          {say(texts.warning, { n: moreRandom(chance, worryingChance) })}
        </p>
      )}
    </div>
  );
}
