import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { setupFields } from '#blocks/kit/document.ts';
import type { Fields } from '#blocks/kit/fields.ts';
import { findSpec } from '#blocks/list.ts';
import type { Text } from '#contract/text.ts';
import type { Editor } from '../model/page-editor.ts';
import { SharedNotice } from '../sharing/SharedNotice.tsx';
import { FieldList } from './FieldList.tsx';
import { FieldListSlot, ScopeContext } from './panel-scope.ts';
import { SectionFold } from './SectionFold.tsx';
import { sectionsOf, type Section } from './sections.ts';
import { ShownTimes } from './ShownTimes.tsx';
import { SeveralPanel } from './SeveralPanel.tsx';
import { useAfterFrame } from './use-after-frame.ts';
import { whileThere, type ReadonlyPage } from './while-there.ts';
import { setupSections } from './setup-sections.ts';
import { panelTexts as texts } from './texts.ts';
import styles from './panel.module.css';

/** The settings of the selected block, or of the page. */
export function StylePanel({ editor }: { editor: Editor }) {
  const say = useSay();
  const selected = useStore(editor.view, (view) => view.selected);
  const drawn = useAfterFrame(selected);
  const isAlike = useStore(editor.page, ({ blocks }) => {
    const kindOf = (ids: readonly string[]) =>
      ids.length === 1 ? (blocks[ids[0]!]?.type ?? 'gone') : ids.length === 0 ? 'page' : 'several';
    return kindOf(selected) === kindOf(drawn);
  });
  // The same settings change at once. Others take as long as the page itself, so the page is drawn first.
  const shown = isAlike ? selected : drawn;
  return (
    <aside className={styles.panel} aria-label={say(texts.panel)} data-behind={!isAlike}>
      <FieldListSlot value={FieldList}>
        {shown.length > 1 ? (
          <SeveralPanel editor={editor} ids={shown} />
        ) : shown[0] === undefined ? (
          <Settings
            key="page"
            editor={editor}
            page={editor.page}
            block=""
            type=""
            fields={setupFields}
            sections={setupSections}
            name={texts.page.title}
            line={texts.page.line}
          />
        ) : (
          <BlockSettings editor={editor} block={shown[0]} />
        )}
      </FieldListSlot>
    </aside>
  );
}

const asText = (name: string): Text => ({ zh_CN: name, en: name, zh_TW: name });

function BlockSettings({ editor, block }: { editor: Editor; block: string }) {
  const say = useSay();
  const page = useMemo(() => whileThere(editor.page, block), [editor, block]);
  const type = useStore(page, ({ blocks }) => blocks[block]?.type ?? '');
  const called = useStore(page, ({ blocks }) => blocks[block]?.name);
  const spec = findSpec(type);
  if (!spec) return <Head name={say(texts.unknown.title)} line={say(texts.unknown.line)} />;
  const { fields, line } = spec;
  const name = called === undefined ? spec.name : asText(called);
  return (
    <Settings
      key={type}
      editor={editor}
      page={page}
      block={block}
      type={type}
      fields={fields}
      sections={sectionsOf(fields)}
      name={name}
      line={line}
    />
  );
}

type SettingsProps = {
  editor: Editor;
  page: ReadonlyPage;
  block: string;
  type: string;
  fields: Fields;
  sections: readonly Section[];
  name: Text;
  line: Text;
};

function Settings({ editor, page, block, type, fields, sections, name, line }: SettingsProps) {
  const say = useSay();
  const base = useId();
  return (
    <ScopeContext value={{ editor, page, block, type, base }}>
      <Head name={say(name)} line={say(line)} />
      {block !== '' && (
        <>
          <SharedNotice editor={editor} block={block} />
          <ShownTimes editor={editor} page={page} block={block} type={type} />
        </>
      )}
      {sections.length === 1 ? (
        <div className={styles.fields}>
          <FieldList fields={fields} path={[]} />
        </div>
      ) : (
        sections.map((section) => (
          <SectionFold key={section.key} section={section}>
            <FieldList fields={fields} path={[]} names={section.names} />
          </SectionFold>
        ))
      )}
    </ScopeContext>
  );
}

function Head({ name, line }: { name: string; line: string }) {
  return (
    <header className={styles.title}>
      <h2>{name}</h2>
      <p>{line}</p>
    </header>
  );
}
