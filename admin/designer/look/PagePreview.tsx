import { Select } from 'antd';
import { useState } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { PageFrame } from '../canvas/PageFrame.tsx';
import type { PageDocument } from '#blocks/kit/document.ts';
import { sampleScene, sceneNames, type SceneName } from '#blocks/samples/scenes.ts';
import { languageNames, languages, type Language } from '#contract/language.ts';
import { lookTexts as texts } from './texts.ts';
import styles from './look.module.css';

/** A page as on a phone, in any scan state and language. */
export function PagePreview({ document, name }: { document: PageDocument; name: string }) {
  const say = useSay();
  const spoken = useLanguage((state) => state.language);
  const [language, setLanguage] = useState<Language>(spoken);
  const [scene, setScene] = useState<SceneName>('first');
  return (
    <div className={styles.look}>
      <div className={styles.choices}>
        <Select<SceneName>
          value={scene}
          aria-label={say(texts.scene)}
          options={sceneNames.map((value) => ({ value, label: say(texts.scenes[value]) }))}
          onChange={setScene}
        />
        <Select<Language>
          value={language}
          aria-label={say(texts.language)}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
      </div>
      <div className={styles.phone}>
        <PageFrame
          document={document}
          scene={sampleScene(scene, language, 'page')}
          title={say(texts.preview, { name })}
          width={375}
          height={640}
        />
      </div>
    </div>
  );
}
