import { Alert } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import type { GenerateAround } from '#contract/features/tool/generate/contract.ts';
import { generateTexts } from '#contract/features/tool/generate/texts.ts';
import styles from './generate.module.css';

type NameNoticeProps = { around: GenerateAround | undefined; own: string | undefined };

/** Tells while one types that the tree has such a resource or menu already. */
export function NameNotice({ around, own }: NameNoticeProps) {
  const say = useSay();
  const resource = useFieldValue('resource') as string | undefined;
  const isTaken =
    resource !== undefined &&
    resource !== own &&
    [...(around?.resources ?? []), ...(around?.groups ?? [])].includes(resource);
  return (
    <div role="status" className={styles.notice}>
      {isTaken && (
        <Alert
          type="warning"
          showIcon
          title={`${say(generateTexts.fields.resource)} ${resource}: ${say(generateTexts.errors.taken)}`}
        />
      )}
    </div>
  );
}
