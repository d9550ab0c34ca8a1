import { Button, Skeleton } from 'antd';
import { memo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { PlaceText } from '#admin/ui/show/ScanList.tsx';
import { VerdictDot } from '#admin/ui/show/VerdictDot.tsx';
import type { LiveScan } from '#contract/features/dashboard/monitor/contract.ts';
import { monitorTexts } from '#contract/features/dashboard/monitor/texts.ts';
import { provinceOf } from '#contract/places.ts';
import { mostShown } from './live-list.ts';
import { monitorPageTexts } from './texts.ts';
import { useLiveScans } from './use-live-scans.ts';
import styles from './monitor.module.css';

const texts = monitorPageTexts.scans;

type LiveScansProps = {
  isPaused: boolean;
  /** The only province whose scans are listed. */
  province: number | null;
  onProvince: (province: number | null) => void;
};

/** The live list of scans. It pauses while the pointer is over it; new scans are counted above. */
export function LiveScans({ isPaused, province, onProvince }: LiveScansProps) {
  const say = useSay();
  const room = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const [isDown, setDown] = useState(false);
  const { query, shown, waiting } = useLiveScans(isPaused, isOver || isDown);
  const listed = province === null ? shown : shown.filter((scan) => scan.province === province);
  const name = province === null ? '' : say(provinceOf(province)!.name);
  const lookUp = () => {
    setOver(false);
    setDown(false);
    room.current?.scrollTo({ top: 0 });
  };
  return (
    <Panel
      title={province === null ? say(texts.title) : say(monitorPageTexts.map.only, { name })}
      note={say(texts.kept, { n: mostShown })}
      extra={
        province !== null && (
          <Button size="small" onClick={() => onProvince(null)}>
            {say(monitorPageTexts.map.all)}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
        {() =>
          shown.length === 0 ? (
            <EmptyState
              compact
              title={say(monitorTexts.empty.title)}
              hint={say(monitorTexts.empty.hint)}
            />
          ) : (
            // The button above the list counts as part of it: it must not vanish under the mouse.
            <div
              className={styles.live}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOver(true)}
              onPointerLeave={() => setOver(false)}
            >
              {query.isError && (
                <p role="alert" className={styles.failed}>
                  {say(monitorPageTexts.failed, { msg: query.error.message })}
                </p>
              )}
              {waiting > 0 && (
                <Button className={styles.waiting} size="small" type="primary" onClick={lookUp}>
                  {say(texts.waiting, { n: waiting })}
                </Button>
              )}
              <div
                ref={room}
                className={styles.scans}
                role="region"
                aria-label={say(texts.label)}
                tabIndex={0}
                onScroll={({ currentTarget }) => setDown(currentTarget.scrollTop > 8)}
              >
                {listed.length === 0 && (
                  <p className={styles.calm}>{say(monitorPageTexts.map.none, { name })}</p>
                )}
                <ol>
                  {listed.map((scan) => (
                    <LiveRow key={scan.id} scan={scan} />
                  ))}
                </ol>
              </div>
            </div>
          )
        }
      </Loaded>
    </Panel>
  );
}

const LiveRow = memo(function LiveRow({ scan }: { scan: LiveScan }) {
  const say = useSay();
  return (
    <li>
      <time dateTime={scan.scan_time} title={showTime(scan.scan_time)}>
        {showTime(scan.scan_time, true).slice(11)}
      </time>
      <VerdictDot verdict={scan.verdict} />
      <span className={styles.code}>
        <CodeLink scan={scan} />
      </span>
      <span className={styles.part}>{scan.part_name}</span>
      <span className={styles.place}>
        <PlaceText scan={scan} />
        {scan.channel !== 'consumer' && <small>{say(monitorTexts.channels[scan.channel])}</small>}
      </span>
    </li>
  );
});

function CodeLink({ scan: { identifier_id: id, code } }: { scan: LiveScan }) {
  const say = useSay();
  const reachable = useReachable();
  if (!code) return <span className={styles.unknown}>{say(texts.unknownCode)}</span>;
  if (id === null || !reachable.has('/identity/list'))
    return <CodeText code={code} copyable={false} />;
  return (
    <Link to={`/identity/list?identifier=${id}`}>
      <CodeText code={code} copyable={false} />
    </Link>
  );
}
