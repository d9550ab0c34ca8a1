import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { PreviewFormat } from '#contract/files.ts';
import { FormatIcon } from './FormatIcon.tsx';
import { previewTexts as texts, type PreviewProblem } from './texts.ts';
import styles from './preview.module.css';

type PreviewErrorProps = {
  format: PreviewFormat;
  problem: PreviewProblem;
  params?: Record<string, string>;
  onDownload: () => void;
  onRetry?: () => void;
  children?: ReactNode;
};

/** Why a file cannot be shown, and what can be done. */
export function PreviewError({
  format,
  problem,
  params,
  onDownload,
  onRetry,
  children,
}: PreviewErrorProps) {
  const say = useSay();
  return (
    <div className={styles.trouble} role={problem === 'plain' ? undefined : 'alert'}>
      <FormatIcon format={format} size={48} />
      <p>{say(texts.problems[problem], params)}</p>
      {children}
      <div className={styles.choices}>
        {onRetry && <Button onClick={onRetry}>{say(texts.retry)}</Button>}
        <Button type="primary" onClick={onDownload}>
          {say(texts.download)}
        </Button>
      </div>
    </div>
  );
}
