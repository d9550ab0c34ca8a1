import { useSay } from '#admin/app/language.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import type { IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { packsPageTexts as texts } from './texts.ts';
import styles from './packs.module.css';

const { fields } = packTexts;

/** The expanded row: first and last code, and exports. */
export function PackDetail({ pack }: { pack: IdentifierPack }) {
  const say = useSay();
  return (
    <div className={styles.detail}>
      <Facts>
        <Fact label={fields.first_code}>
          {pack.first_code && <CodeText code={pack.first_code} />}
        </Fact>
        <Fact label={fields.last_code}>{pack.last_code && <CodeText code={pack.last_code} />}</Fact>
        <Fact label={fields.export_time}>
          {pack.export_time
            ? say(texts.exported.times, { n: pack.exports, time: showTime(pack.export_time) })
            : say(texts.exported.never)}
        </Fact>
        <Fact label={fields.create_time}>
          <DateTime at={pack.create_time} />
        </Fact>
        {pack.remark && (
          <Fact label={fields.remark} wide>
            {pack.remark}
          </Fact>
        )}
      </Facts>
    </div>
  );
}
