import { Button } from 'antd';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { sameValue } from '#admin/ui/same-value.ts';
import { showDay } from '#admin/ui/show-time.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import type { ConfigRow } from '#contract/features/data/config/contract.ts';
import { configTexts } from '#contract/features/data/config/texts.ts';
import { fieldsOf, valueWords } from './fields.ts';
import { configPageTexts as texts } from './texts.ts';
import styles from './config.module.css';

type PartPanelProps = { part: ConfigRow; onEdit: () => void; onReset: () => void };

/** One section: every value, and whether it is the default. */
export function PartPanel({ part, onEdit, onReset }: PartPanelProps) {
  const say = useSay();
  const can = useCan();
  const { name, value, defaults } = part;
  const { title, line } = configTexts.parts[name];
  const mayEdit = can({ has: 'data:config:edit' });
  return (
    <Panel
      title={say(title)}
      extra={
        mayEdit && (
          <span className={styles.tools}>
            {!part.is_default && (
              <Button
                type="text"
                size="small"
                aria-label={say(texts.resetOne, { name: say(title) })}
                onClick={onReset}
              >
                {say(texts.reset)}
              </Button>
            )}
            <Button
              size="small"
              aria-label={say(texts.editOne, { name: say(title) })}
              onClick={onEdit}
            >
              {say(texts.edit)}
            </Button>
          </span>
        )
      }
    >
      <p className={styles.line}>
        {say(line)}
        <small>
          {part.is_default
            ? say(texts.asDefault)
            : say(texts.changed, { day: showDay(part.update_time) })}
        </small>
      </p>
      <dl className={styles.values}>
        {fieldsOf(name).map(({ name: field, kind }) => (
          <div key={field}>
            <dt>{say(configTexts.fields[field]!)}</dt>
            <dd>
              {valueWords(name, kind, value[field], say)}
              {sameValue(value[field], defaults[field]) && <small>{say(texts.isDefault)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
