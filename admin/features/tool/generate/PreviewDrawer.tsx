import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import {
  generateCalls,
  type GeneratedFile,
  type GenerateRow,
} from '#contract/features/tool/generate/contract.ts';
import { tokensOf } from './tokens.ts';
import { generatePageTexts as texts } from './texts.ts';
import styles from './generate.module.css';

type PreviewDrawerProps = { row: GenerateRow; onClose: () => void };

/** Every file of the feature as it would be downloaded. */
export function PreviewDrawer({ row, onClose }: PreviewDrawerProps) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['generate', 'preview', row.id, row.version],
    queryFn: async ({ signal }) =>
      (await api(generateCalls.preview, { id: row.id }, { signal, quiet: true })).data,
  });
  return (
    <Drawer
      open
      size={1120}
      title={`${say(texts.preview)} · ${row.resource}`}
      onClose={onClose}
      styles={{ wrapper: { maxWidth: '100vw' }, body: { padding: 0 } }}
    >
      <Loaded query={query} skeleton={<Skeleton active className={styles.waiting} />}>
        {(files) => <Files files={files} />}
      </Loaded>
    </Drawer>
  );
}

function Files({ files }: { files: readonly GeneratedFile[] }) {
  const say = useSay();
  const [path, setPath] = useState(files[0]!.path);
  const shown = files.find((file) => file.path === path) ?? files[0]!;
  const own = files.filter((file) => file.is_new).length;
  return (
    <div className={styles.preview}>
      <nav className={styles.files} aria-label={say(texts.files)}>
        <p>{say(texts.counts, { own, shared: files.length - own })}</p>
        <ul>
          {files.map((file) => (
            <li key={file.path}>
              <button
                type="button"
                aria-current={file === shown}
                onClick={() => setPath(file.path)}
              >
                <span>{file.path}</span>
                <small>{say(file.is_new ? texts.isNew : texts.changed)}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.file} aria-label={shown.path}>
        <header>
          <code>{shown.path}</code>
          <Button onClick={() => void copy(shown.text)}>{say(texts.copyFile)}</Button>
        </header>
        <Code text={shown.text} />
      </section>
    </div>
  );
}

function Code({ text }: { text: string }) {
  return (
    // Long lines are scrolled to by key, too.
    <pre className={styles.code} tabIndex={0}>
      <code>
        {tokensOf(text).map(({ kind, text: piece }, at) => (
          <span key={at} data-kind={kind}>
            {piece}
          </span>
        ))}
      </code>
    </pre>
  );
}
