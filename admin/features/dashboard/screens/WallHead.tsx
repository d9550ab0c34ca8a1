import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { Logo } from '#admin/app/brand/Logo.tsx';
import { useSay } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { useProductTitle, useSite } from '#admin/app/site.ts';
import { toast } from '#admin/app/toast.ts';
import {
  screenPeriodNames,
  type ScreenPeriod,
} from '#contract/features/dashboard/screens/kinds.ts';
import { screenTexts } from '#contract/features/dashboard/screens/texts.ts';
import type { Text } from '#contract/text.ts';
import { clockDay, clockTime } from './clock.ts';
import { screenPageTexts as texts } from './texts.ts';
import styles from './screens.module.css';

type WallHeadProps = {
  title: Text;
  wall: RefObject<HTMLDivElement | null>;
  /** By how much the clock of the server is ahead, in milliseconds. */
  ahead: number;
  period: ScreenPeriod;
  onPeriod: (period: ScreenPeriod) => void;
};

/** Whose screen it is, what it shows of which days, and the time. */
export function WallHead({ title, wall, ahead, period, onPeriod }: WallHeadProps) {
  const say = useSay();
  return (
    <header className={styles.head}>
      <Owner />
      <h1>{say(title)}</h1>
      <div className={styles.tools}>
        <div role="group" aria-label={say(screenTexts.fields.period)} className={styles.periods}>
          {screenPeriodNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === period}
              onClick={() => onPeriod(name)}
            >
              {say(screenTexts.periods[name])}
            </button>
          ))}
        </div>
        <FullButton wall={wall} />
        <Clock ahead={ahead} />
      </div>
    </header>
  );
}

function Owner() {
  const user = useSession((state) => state.user);
  const product = useProductTitle();
  const siteLogo = useSite((site) => site.logo);
  const brand = user?.branding;
  const mark = brand?.logo || (brand?.title ? '' : siteLogo);
  return (
    <p className={styles.owner}>
      {mark ? <img src={mark} alt="" /> : <Logo />}
      <span>{brand?.title || user?.company_name || product}</span>
    </p>
  );
}

/** The time in Shanghai by the clock of the server, which is the one that days are counted by. */
function Clock({ ahead }: Pick<WallHeadProps, 'ahead'>) {
  const say = useSay();
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.clock}>
      <time>{clockTime(time + ahead)}</time>
      <small>
        {clockDay(time + ahead)} {say(texts.zone)}
      </small>
    </p>
  );
}

function watchFull(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

function FullButton({ wall }: Pick<WallHeadProps, 'wall'>) {
  const say = useSay();
  const isFull = useSyncExternalStore(watchFull, () => Boolean(document.fullscreenElement));
  useEffect(() => {
    const shown = wall.current;
    // A link leads to another page, which must be seen.
    return () => {
      if (shown && document.fullscreenElement === shown) void document.exitFullscreen();
    };
  }, [wall]);
  const toggle = async () => {
    try {
      if (isFull) await document.exitFullscreen();
      else await wall.current?.requestFullscreen();
    } catch {
      toast.warning(say(texts.noFull));
    }
  };
  return (
    <button type="button" className={styles.full} onClick={() => void toggle()}>
      {say(isFull ? texts.leave : texts.full)}
    </button>
  );
}
