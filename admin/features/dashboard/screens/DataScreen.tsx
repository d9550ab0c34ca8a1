import { Skeleton } from 'antd';
import { useRef } from 'react';
import { useAddress } from '#admin/ui/list/address.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { useTheme } from '#admin/app/theme/settings.ts';
import { useSay } from '#admin/app/language.ts';
import { cssVariables, paletteOf } from '#browser/theme/tokens.ts';
import {
  screenPeriodNames,
  type ScreenKind,
  type ScreenPeriod,
} from '#contract/features/dashboard/screens/kinds.ts';
import { screenTexts } from '#contract/features/dashboard/screens/texts.ts';
import type { Text } from '#contract/text.ts';
import { ScreenFigures } from './ScreenFigures.tsx';
import { Latest } from './Latest.tsx';
import { Ranking } from './Ranking.tsx';
import { clockTime } from './clock.ts';
import { TrendBars } from './TrendBars.tsx';
import { readEvery, useBoard } from './use-board.ts';
import { WallHead } from './WallHead.tsx';
import { screenPageTexts as texts } from './texts.ts';
import styles from './screens.module.css';

type DataScreenProps = {
  kind: ScreenKind;
  title: Text;
  /** The words of the states of what happened last. */
  states: Readonly<Record<string, Text>>;
};

/** A screen for the wall: dark whatever the theme is, sixteen to nine, and up to date by itself. */
export function DataScreen({ kind, title, states }: DataScreenProps) {
  const say = useSay();
  const { weakMode: weak } = useTheme();
  const wall = useRef<HTMLDivElement>(null);
  const { search, change } = useAddress();
  const asked = new URLSearchParams(search).get('period') as ScreenPeriod | null;
  const period = asked && screenPeriodNames.includes(asked) ? asked : 'today';
  const query = useBoard(kind, period);
  const look = cssVariables(paletteOf({ shade: 'dark', weak, colour: null }), 'dark');
  return (
    <div ref={wall} className={styles.wall} style={look}>
      <div className={styles.screen}>
        <WallHead
          title={title}
          wall={wall}
          ahead={query.data?.ahead ?? 0}
          period={period}
          onPeriod={(next) =>
            change((params) => {
              if (next === 'today') params.delete('period');
              else params.set('period', next);
            })
          }
        />
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 12 }} />}>
          {({ board, period: shown }) => (
            <>
              <ScreenFigures kind={kind} board={board} period={shown} />
              <div className={styles.body} aria-busy={query.isPlaceholderData}>
                <TrendBars kind={kind} trend={board.trend} count={shown} />
                <div className={styles.ranks}>
                  {board.ranks.map((rank) => (
                    <Ranking key={rank.key} kind={kind} rank={rank} days={board} />
                  ))}
                </div>
                <Latest
                  title={screenTexts.latest[kind]}
                  kind={kind}
                  board={board}
                  states={states}
                />
              </div>
              <p
                className={styles.foot}
                role={query.isError ? 'alert' : undefined}
                data-is={query.isError ? 'stale' : 'fresh'}
              >
                <span>
                  {query.isError
                    ? say(texts.stale, { time: clockTime(Date.parse(board.now)) })
                    : say(texts.fresh, {
                        every: readEvery / 1_000,
                        time: clockTime(Date.parse(board.now)),
                      })}
                </span>
                <span>{say(texts.days, { first: board.first_day, last: board.last_day })}</span>
              </p>
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
