import { Modal, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { sampleScene, sceneNames, type SceneName } from '#blocks/samples/scenes.ts';
import { languageNames, languages, type Language } from '#contract/language.ts';
import { PageFrame } from '../canvas/PageFrame.tsx';
import type { Workbench } from '../canvas/workbench.ts';
import { designerTexts as texts } from '../shell/texts.ts';
import { useScene } from '../shell/use-scene.ts';
import styles from './all-states.module.css';

type AllStatesProps = { isOpen: boolean; onClose: () => void; bench: Workbench };

/** The page in all scan states side by side, as consumers would see it. */
export function AllStates({ isOpen, onClose, bench }: AllStatesProps) {
  const say = useSay();
  return (
    <Modal
      open={isOpen}
      title={say(texts.preview.title)}
      width="min(1320px, calc(100vw - 48px))"
      style={{ top: 24 }}
      closable={{ 'aria-label': say(listTexts.close) }}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <States bench={bench} />
    </Modal>
  );
}

function States({ bench }: { bench: Workbench }) {
  const { editor, has3d } = bench;
  const say = useSay();
  const { scene } = useScene(bench);
  const [language, setLanguage] = useState(() => editor.view.getState().language);
  // A snapshot: nobody edits while it is open.
  const [page] = useState(() => editor.page.getState());
  const width = useStore(editor.view, (view) => view.width);
  return (
    <div className={styles.states}>
      <Segmented
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <ul>
        {sceneNames.map((name) => (
          <li key={name}>
            <h3>{say(texts.scenes[name])}</h3>
            <State
              page={page}
              name={name}
              language={language}
              width={width}
              has3d={has3d}
              products={scene.products}
              campaigns={scene.campaigns}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type StateProps = {
  page: PageDocument;
  name: SceneName;
  language: Language;
  width: number;
  has3d: boolean;
  products: Scene['products'];
  campaigns: Scene['campaigns'];
};

function State({ page, name, language, width, has3d, products, campaigns }: StateProps) {
  const say = useSay();
  const scene = useMemo(
    () => ({ ...sampleScene(name, language, 'page'), has3d, products, campaigns }),
    [name, language, has3d, products, campaigns],
  );
  const title = say(texts.preview.frame, {
    scene: say(texts.scenes[name]),
    language: languageNames[language],
  });
  const scale = 240 / width;
  return (
    <PageFrame
      document={page}
      scene={scene}
      title={title}
      width={width}
      height={460 / scale}
      scale={scale}
    />
  );
}
