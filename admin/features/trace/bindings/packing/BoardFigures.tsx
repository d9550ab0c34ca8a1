import { Button } from 'antd';
import { Link } from 'react-router';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { packingTabTexts as texts } from './texts.ts';
import { kindOf, type OpenBox } from './use-board.ts';
import styles from './packing.module.css';

type BoardFiguresProps = {
  box: OpenBox | null;
  waiting: number;
  today: { boxes: number; units: number } | undefined;
};

/** The open box and how full it is, and the day so far, readable from afar. */
export function BoardFigures({ box, waiting, today }: BoardFiguresProps) {
  const say = useSay();
  return (
    <section className={styles.figures} data-filling={box?.filling} aria-label={say(texts.inBox)}>
      {box ? (
        <div className={styles.open}>
          <span>{say(texts.open[kindOf(box)])}</span>
          <CodeText code={box.code} copyable={false} />
          <strong data-testid="in-box">
            {formatQuantity(box.quantity)}
            <small>
              {' / '}
              {box.capacity === null ? say(texts.noLimit) : formatQuantity(box.capacity)}
            </small>
          </strong>
          {box.capacity !== null && (
            <progress max={box.capacity} value={box.quantity} aria-hidden="true" />
          )}
          {box.filling === 'full' && (
            <p className={styles.finished}>
              ✓ {say(texts.full)}
              <small>{say(texts.fullHint)}</small>
            </p>
          )}
          {box.filling === 'partial' && <p className={styles.finished}>{say(texts.partial)}</p>}
          {(box.filling === 'full' || box.filling === 'partial') && (
            <Can has="trace:printJob:add">
              <Link to={`/trace/print?form=add&codes=${encodeURIComponent(box.code)}`}>
                <Button size="large">{say(texts.printLabel)}</Button>
              </Link>
            </Can>
          )}
        </div>
      ) : (
        <div className={styles.open}>
          <span>{say(texts.noBox)}</span>
          <p>{say(texts.noBoxHint)}</p>
        </div>
      )}
      <dl className={styles.today}>
        <div>
          <dt>{say(texts.today)}</dt>
          <dd data-testid="boxes-today">{today ? formatQuantity(today.boxes) : '–'}</dd>
        </div>
        <div>
          <dt>{say(texts.todayUnits)}</dt>
          <dd>{today ? formatQuantity(today.units) : '–'}</dd>
        </div>
        <div data-waiting={waiting > 0}>
          <dt>{say(texts.waiting)}</dt>
          <dd>{formatQuantity(waiting)}</dd>
        </div>
      </dl>
    </section>
  );
}
