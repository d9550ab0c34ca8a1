import { Segmented, type InputRef } from 'antd';
import { useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useSay } from '#admin/app/language.ts';
import { narrow, useMedia } from '#admin/app/media.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { DragArea } from '../canvas/DragArea.tsx';
import type { Workbench } from '../canvas/workbench.ts';
import type { Autosave } from '../model/autosave.ts';
import type { StandingStore } from '../model/standing.ts';
import { Outline } from '../outline/Outline.tsx';
import { outlineTexts } from '../outline/texts.ts';
import { Palette } from '../palette/Palette.tsx';
import { StylePanel } from '../panel/StylePanel.tsx';
import { SharingContext } from '../sharing/sharing-context.ts';
import type { Following } from '../together/follow.ts';
import { CanvasBar } from './CanvasBar.tsx';
import { designerTexts as texts } from './texts.ts';
import { TopBar, type Opened } from './TopBar.tsx';
import { useKeys } from './use-keys.ts';
import { useScene } from './use-scene.ts';
import styles from './designer.module.css';

const AllStates = lazyComponent(async () => (await import('../preview/AllStates.tsx')).AllStates);
const PublishDialog = lazyComponent(
  async () => (await import('./PublishDialog.tsx')).PublishDialog,
);
const ShortcutSheet = lazyComponent(
  async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet,
);
const HistoryPanel = lazyComponent(async () => (await import('./HistoryPanel.tsx')).HistoryPanel);
const CommentsPanel = lazyComponent(
  async () => (await import('../together/CommentsPanel.tsx')).CommentsPanel,
);
const ClashDialog = lazyComponent(async () => (await import('./ClashDialog.tsx')).ClashDialog);

type DesignerLayoutProps = {
  info: PageTemplateInfo;
  autosave: Autosave;
  bench: Workbench;
  standing: StandingStore;
  following: Following;
  opened: Opened;
  setOpened: Dispatch<SetStateAction<Opened>>;
};
/** Those that stand beside the settings; the same button closes them. */
const beside: ReadonlySet<Opened> = new Set<Opened>(['history', 'comments']);
type Side = 'left' | 'canvas' | 'panel';

/** Palette, canvas and settings side by side; one at a time on a small screen. */
export function DesignerLayout(props: DesignerLayoutProps) {
  const { info, autosave, bench, standing, following, opened, setOpened } = props;
  const say = useSay();
  const { editor, canEdit } = bench;
  const [left, setLeft] = useState<'blocks' | 'order'>('blocks');
  const [side, setSide] = useState<Side>('canvas');
  const isNarrow = useMedia(narrow);
  const search = useRef<InputRef>(null);
  const { scene, problem } = useScene(bench);
  const sharing = useMemo(() => ({ page: info.id, autosave }), [info.id, autosave]);
  const close = () => setOpened(null);
  const open = (next: Opened) =>
    setOpened((now) => (now === next && beside.has(next) ? null : next));
  // On a small screen, focusing a setting switches to the settings.
  useEffect(() => editor.view.subscribe(({ asked }) => void (asked && setSide('panel'))), [editor]);
  useKeys(bench, {
    save: () => void autosave.flush(),
    preview: () => setOpened('preview'),
    publish: () => setOpened('publish'),
    sheet: () => setOpened('sheet'),
    leave: () => {
      if (!beside.has(opened)) return false;
      close();
      return true;
    },
    find: () => {
      setLeft('blocks');
      setSide('left');
      // After it has been rendered.
      requestAnimationFrame(() => search.current?.focus());
    },
  });
  return (
    <>
      <TopBar
        info={info}
        autosave={autosave}
        standing={standing}
        following={following}
        onOpen={open}
      />
      {isNarrow && (
        <div className={styles.narrow}>
          <p>{say(texts.narrow)}</p>
          <Segmented
            block
            value={side}
            onChange={setSide}
            options={(['left', 'canvas', 'panel'] as const).map((value) => ({
              value,
              label: say(texts.sides[value]),
            }))}
          />
        </div>
      )}
      <DragArea>
        <div className={styles.room} data-side={isNarrow ? side : 'all'}>
          <section className={styles.left} aria-label={say(texts.sides.left)}>
            <Segmented
              block
              value={left}
              onChange={setLeft}
              options={[
                { value: 'blocks', label: say(texts.sides.blocks) },
                { value: 'order', label: say(outlineTexts.title) },
              ]}
            />
            <div className={styles.scroll}>
              {left === 'blocks' ? <Palette search={search} /> : <Outline />}
            </div>
          </section>
          <section className={styles.middle} aria-label={say(texts.sides.canvas)}>
            <CanvasBar problem={problem} />
            <Canvas scene={scene} />
          </section>
          {opened === 'history' && <HistoryPanel onClose={close} editor={editor} />}
          {opened === 'comments' && <CommentsPanel page={info.id} onClose={close} />}
          <section
            className={styles.right}
            aria-label={say(texts.sides.panel)}
            // Read-only: settings are not even focusable.
            inert={!canEdit}
          >
            <SharingContext value={sharing}>
              <StylePanel editor={editor} />
            </SharingContext>
          </section>
        </div>
      </DragArea>
      <AllStates isOpen={opened === 'preview'} onClose={close} bench={bench} />
      <PublishDialog
        isOpen={opened === 'publish'}
        onClose={close}
        id={info.id}
        autosave={autosave}
        bench={bench}
        standing={standing}
      />
      <ShortcutSheet isOpen={opened === 'sheet'} onClose={close} />
      <ClashDialog isOpen={opened === 'clash'} onClose={close} autosave={autosave} />
    </>
  );
}
