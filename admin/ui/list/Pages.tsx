import type { ReactNode } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { dayZone, zoneNow } from '#admin/ui/show-time.ts';
import { MoreIcon } from '#admin/ui/icons.tsx';
import { lastPage } from '#admin/ui/last-page.ts';
import { PlainSelect } from '#admin/ui/PlainSelect.tsx';
import { languageTags } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { pageNumbers } from './page-numbers.ts';
import { listTexts } from './texts.ts';
import styles from './pages.module.css';

const texts = listTexts.pages;

type PagesProps = {
  page: number;
  limit: number;
  count: number;
  isApproximate?: boolean;
  /** Stands in the place of the count while rows are selected. */
  selection?: ReactNode;
  onTurn: (page: number) => void;
  /** Where the page size is chosen; elsewhere it stays. */
  onResize?: (limit: number) => void;
};

/** In which zone times are shown, and in which days are counted where that is another one. */
function Zone() {
  const say = useSay();
  const zone = zoneNow();
  return (
    <p className={styles.zone}>
      {say(zone === dayZone ? texts.zone : texts.zones, { zone, dayZone })}
    </p>
  );
}

/** How many there are, and the way to the others. */
export function Pages({
  page,
  limit,
  count,
  isApproximate,
  selection,
  onTurn,
  onResize,
}: PagesProps) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  const last = Math.max(lastPage(count, limit), page);
  const n = count.toLocaleString(tag);
  return (
    <div className={styles.foot}>
      {selection || (
        <div className={styles.told}>
          <p className={styles.total} role="status">
            {say(isApproximate ? texts.about : texts.total, { n })}
          </p>
          <Zone />
        </div>
      )}
      <div className={styles.right}>
        {last > 1 && (
          <nav aria-label={say(texts.nav)} className={styles.pages}>
            <button
              type="button"
              className={styles.previous}
              aria-label={say(texts.previous)}
              disabled={page <= 1}
              onClick={() => onTurn(page - 1)}
            >
              <MoreIcon size={16} />
            </button>
            {pageNumbers(page, last).map((one, at) =>
              one === null ? (
                <span key={`gap${at < 3 ? 'before' : 'after'}`} aria-hidden="true">
                  …
                </span>
              ) : (
                <button
                  key={one}
                  type="button"
                  aria-label={say(texts.page, { n: one })}
                  aria-current={one === page ? 'page' : undefined}
                  onClick={() => onTurn(one)}
                >
                  {one}
                </button>
              ),
            )}
            <button
              type="button"
              className={styles.next}
              aria-label={say(texts.next)}
              disabled={page >= last}
              onClick={() => onTurn(page + 1)}
            >
              <MoreIcon size={16} />
            </button>
          </nav>
        )}
        {onResize && (count > limits.pageSizes[0] || limit !== limits.pageSize) && (
          <PlainSelect
            aria-label={say(texts.size)}
            value={limit}
            onChange={(event) => onResize(Number(event.target.value))}
          >
            {limits.pageSizes.map((size) => (
              <option key={size} value={size}>
                {say(texts.perPage, { n: size })}
              </option>
            ))}
          </PlainSelect>
        )}
      </div>
    </div>
  );
}
