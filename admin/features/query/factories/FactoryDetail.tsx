import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import type { Factory } from '#contract/features/query/factories/contract.ts';
import { factoryTexts } from '#contract/features/query/factories/texts.ts';
import { factoriesPageTexts as texts } from './texts.ts';

const { fields } = factoryTexts;

/** The expanded row: everything that the list has no room for. */
export function FactoryDetail({ factory }: { factory: Factory }) {
  const say = useSay();
  const validity = [factory.valid_from, factory.valid_to].map((day) => day ?? '…').join(' – ');
  return (
    <Facts>
      {factory.reason && (
        <Fact label={fields.reason} wide>
          {factory.reason}
        </Fact>
      )}
      <Fact label={fields.gln}>{factory.gln && <CodeText code={factory.gln} />}</Fact>
      <Fact label={texts.validity}>{validity}</Fact>
      <Fact label={fields.certificate}>
        {factory.certificate_link ? (
          <a href={factory.certificate_link} target="_blank" rel="noreferrer">
            {factory.certificate_name || say(texts.open)}
          </a>
        ) : (
          say(texts.none)
        )}
      </Fact>
      <Fact label={fields.url}>
        {factory.url && (
          <a href={factory.url} target="_blank" rel="noreferrer">
            {factory.url}
          </a>
        )}
      </Fact>
      {factory.address && (
        <Fact label={fields.address} wide>
          {factory.address}
        </Fact>
      )}
      <Fact label={fields.create_time}>
        <DateTime at={factory.create_time} />
      </Fact>
      <Fact label={fields.update_time}>
        <DateTime at={factory.update_time} />
      </Fact>
    </Facts>
  );
}
