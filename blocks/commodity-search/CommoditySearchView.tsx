import { chosenGround, chosenInk } from '#blocks/kit/contrast.ts';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { readFor, type Scene } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { say, t } from '#contract/text.ts';
import { commoditySearch } from './spec.ts';

const { fields } = commoditySearch;

const texts = {
  search: t('搜索商品', 'Search products', '搜尋商品'),
  go: t('查询', 'Look up', '查詢'),
  scan: t('扫一扫', 'Scan', '掃描'),
};

/** The products that have these words in their name; the scan says of which company. */
function searchFor(scene: Scene, q: string): string {
  const id = scene.answer?.result?.id ?? '';
  return `/search?${new URLSearchParams({ id, q, language: scene.language }).toString()}`;
}

export function CommoditySearchView({ settings: s, scene }: ViewProps<typeof commoditySearch>) {
  const isCanvas = scene.place === 'canvas';
  const words = s.hotords.map(({ text }) => readFor(scene, text)).filter((word) => word !== '');
  const shape = [s.borderRadius === 1 && 'is-round', s.textPosition === 1 && 'is-centred'];
  return (
    <div
      className={`b-find${s.position === 1 ? ' is-sticky' : ''}`}
      style={chosenGround(s.backgroundColor, fields.backgroundColor)}
    >
      <form action="/search" method="get" role="search" className={shape.filter(Boolean).join(' ')}>
        <input type="hidden" name="id" value={scene.answer?.result?.id ?? ''} />
        <input type="hidden" name="language" value={scene.language} />
        <label
          style={{
            minHeight: s.heights,
            ...chosenGround(s.borderColor, fields.borderColor),
            ...chosenInk(s.textColor, fields.textColor),
          }}
        >
          <Icon drawing="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5" />
          <span className="unseen">{say(texts.search, scene.language)}</span>
          <input
            type="search"
            name="q"
            required
            maxLength={512}
            autoComplete="off"
            disabled={isCanvas}
            placeholder={say(texts.search, scene.language)}
          />
        </label>
        {s.sweep && <ScanButton scene={scene} />}
        <button type={isCanvas ? 'button' : 'submit'}>{say(texts.go, scene.language)}</button>
      </form>
      {words.length > 0 && (
        <ul>
          {words.map((word) => (
            <li key={word}>
              <LinkTo scene={scene} to={searchFor(scene, word)}>
                {word}
              </LinkTo>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shown only where the browser can read a code from a picture. */
function ScanButton({ scene }: { scene: Scene }) {
  return (
    <sy-scan hidden={scene.place === 'page'}>
      <button type="button" aria-label={say(texts.scan, scene.language)}>
        <Icon drawing="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M4 12h16" />
      </button>
    </sy-scan>
  );
}

const Icon = ({ drawing }: { drawing: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawing} />
  </svg>
);
