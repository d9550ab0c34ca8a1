import { useSay } from '#admin/app/language.ts';
import { useDict } from '#admin/ui/form/use-dict.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { IdentifierStateDot, RiskDot } from '#admin/ui/show/IdentifierState.tsx';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';
import { holdReason, holdReasonText } from '#contract/codes/reasons.ts';
import type { IdentifierInfo } from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { identifierPacks } from '#contract/features/identity/packs/feature.ts';
import { parts } from '#contract/features/product/parts/feature.ts';
import { batches } from '#contract/features/trace/batches/feature.ts';
import { CodeCarrier } from './CodeCarrier.tsx';
import { codesTexts } from './texts.ts';
import styles from './codes.module.css';

const { fields } = identifierTexts;
const texts = codesTexts.record;

/** The details of one identifier, and its code as a symbol. */
export function IdentifierFacts({ identifier: one }: { identifier: IdentifierInfo }) {
  const say = useSay();
  const reasons = useDict(one.reason ? 'void_reason' : undefined);
  const reason =
    one.reason === holdReason
      ? say(holdReasonText)
      : (reasons.data?.find(({ value }) => value === one.reason)?.name ?? one.reason);
  return (
    <div className={styles.top}>
      <Facts>
        <Fact label={fields.state}>
          <IdentifierStateDot state={one.state} />
        </Fact>
        {one.risk === 'none' ? (
          <Fact label={fields.level}>{say(identifierTexts.levels[one.level])}</Fact>
        ) : (
          <Fact label={fields.risk}>
            <RiskDot risk={one.risk} />
          </Fact>
        )}
        {one.reason && (
          <Fact label={fields.reason} wide>
            {reason}
          </Fact>
        )}
        <Fact label={fields.part_name}>
          {one.part_id !== null && (
            <>
              <RecordLink of={parts} id={one.part_id} name={one.part_name} /> {one.part_code}
            </>
          )}
        </Fact>
        <Fact label={fields.batch_code}>
          {one.batch_id !== null && (
            <RecordLink of={batches} id={one.batch_id} name={one.batch_code} />
          )}
        </Fact>
        {one.parent_code && (
          <Fact label={fields.parent_code}>
            <CodeText code={one.parent_code} />
          </Fact>
        )}
        <Fact label={fields.holder}>
          {one.held_since
            ? say(texts.held, { name: one.holder_name, time: showTime(one.held_since) })
            : one.holder_name}
        </Fact>
        <Fact label={fields.scans}>
          {one.first_time
            ? say(texts.checked, { n: formatQuantity(one.scans), time: showTime(one.first_time) })
            : one.scans > 0
              ? formatQuantity(one.scans)
              : say(texts.unchecked)}
        </Fact>
        <Fact label={fields.pack_code}>
          <RecordLink of={identifierPacks} id={one.pack_id} name={one.pack_code} />
        </Fact>
        <Fact label={fields.link} wide>
          <CodeText code={one.link} />
        </Fact>
      </Facts>
      <CodeCarrier
        value={one.link || one.code}
        carrier={one.carrier}
        errorLevel={one.error_level}
        label={say(texts.qr, { code: one.code })}
      />
    </div>
  );
}
