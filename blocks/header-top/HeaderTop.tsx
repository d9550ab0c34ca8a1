import type { PageSetup } from '#blocks/kit/document.ts';
import { readFor, type Scene } from '#blocks/kit/scene.ts';
import { say, t } from '#contract/text.ts';

const back = t('返回', 'Back', '返回');

/** The page header: its title, and a back button if there is a history. */
export function HeaderTop({ setup, scene }: { setup: PageSetup; scene: Scene }) {
  if (setup.isPerson) return null;
  const isCanvas = scene.place === 'canvas';
  return (
    <header className="b-top" style={{ minHeight: setup.titleHeight }}>
      {setup.isBack && (
        <sy-back hidden={!isCanvas}>
          <button type="button" aria-label={say(back, scene.language)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m15 5-7 7 7 7" />
            </svg>
          </button>
        </sy-back>
      )}
      <span className="b-top-name">{readFor(scene, setup.name)}</span>
    </header>
  );
}
