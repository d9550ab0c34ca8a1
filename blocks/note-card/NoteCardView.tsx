import type { CSSProperties } from 'react';
import { Empty } from '#blocks/kit/Empty.tsx';
import { FirstFew } from '#blocks/kit/FirstFew.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { Cover } from '#blocks/kit/Cover.tsx';
import { readFor, type Scene } from '#blocks/kit/scene.ts';
import type { SettingsFor } from '#blocks/kit/spec.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { languageTags } from '#contract/language.ts';
import { t } from '#contract/text.ts';
import type { noteCard } from './spec.ts';

const empty = t('请添加笔记', 'Add notes', '請新增筆記');
const sizes = ['100vw', '50vw', '33vw', '96px'];

export function NoteCardView({ settings: s, scene }: ViewProps<typeof noteCard>) {
  if (s.imageList.length === 0) return <Empty scene={scene} text={empty} />;
  const name = readFor(scene, s.name);
  return (
    <section
      className={`b-note is-card-${s.moditystyle}`}
      style={{ '--round': `${s.borderRadius}px` } as CSSProperties}
    >
      {(name !== '' || s.viewMore2) && (
        <div className="b-note-head">
          <h2>{name}</h2>
          {s.viewMore2 && (
            <LinkTo scene={scene} to={s.http} className="b-note-all">
              {readFor(scene, s.listTab.third_name)} <span aria-hidden="true">›</span>
            </LinkTo>
          )}
        </div>
      )}
      <FirstFew
        scene={scene}
        rows={s.imageList}
        isFolded={s.viewMore1}
        className={`b-note-list is-${s.commodityType}`}
      >
        {(note) => (
          <LinkTo scene={scene} to={note.http} className={`b-note-item is-text-${s.positions}`}>
            <span className="b-note-cover">
              <Cover
                src={note.src}
                sizes={sizes[s.commodityType]!}
                ratio={s.commodityType === 0 ? '16 / 9' : '1 / 1'}
              />
            </span>
            <span className="b-note-text" style={{ fontWeight: s.textWeight }}>
              {readFor(scene, note.text)}
            </span>
          </LinkTo>
        )}
      </FirstFew>
      <Figures settings={s} scene={scene} />
    </section>
  );
}

/** Tags, and the numbers of views and likes. */
function Figures({ settings: s, scene }: { settings: SettingsFor<typeof noteCard>; scene: Scene }) {
  const labels = s.noteLabels.map(({ text }) => readFor(scene, text)).filter(Boolean);
  const figures = [
    { count: s.readingNumber, word: s.listTab.first_name },
    { count: s.praisePoints, word: s.listTab.second_name },
  ].filter(({ count }) => count > 0);
  if (labels.length === 0 && figures.length === 0) return null;
  return (
    <div className="b-note-foot">
      {labels.map((label) => (
        <span key={label} className="b-note-label">
          {label}
        </span>
      ))}
      <span className="b-note-figures">
        {figures.map(({ count, word }, at) => (
          <span key={at}>
            {readFor(scene, word)} {count.toLocaleString(languageTags[scene.language])}
          </span>
        ))}
      </span>
    </div>
  );
}
