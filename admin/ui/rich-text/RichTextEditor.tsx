import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { extensionsFor } from './extensions.ts';
import { richTextTexts as texts } from './texts.ts';
import { Toolbar } from './Toolbar.tsx';
import { writeMarkup } from './write-markup.ts';
import styles from './rich-text.module.css';

export type RichTextEditorProps = {
  value: string;
  onChange: (markup: string) => void;
  height: number;
  label: string;
  describedBy?: string;
};

/**
 * Rich text. The page holds the document, not the editor: a background tab unmounts the editor, and changes from
 * elsewhere, such as an undo, are shown here too.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, height, label, describedBy } = props;
  const say = useSay();
  const said = useRef(value);
  const tell = useEffectEvent((html: string) => {
    const markup = writeMarkup(html);
    if (markup === said.current) return;
    said.current = markup;
    onChange(markup);
  });
  const editor = useEditor({
    extensions: extensionsFor(say(texts.placeholder)),
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        class: styles.words!,
      },
    },
  });
  useEffect(() => {
    const hear = () => editor && tell(editor.getHTML());
    editor?.on('update', hear);
    return () => void editor?.off('update', hear);
  }, [editor]);
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    editor?.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.editor}>
      {editor && <Toolbar editor={editor} />}
      <EditorContent editor={editor} className={styles.sheet} style={{ height }} />
    </div>
  );
}
