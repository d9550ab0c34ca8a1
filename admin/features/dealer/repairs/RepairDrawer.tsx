import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useDict } from '#admin/ui/form/use-dict.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import { Photos } from '#admin/ui/show/Photos.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { StateSteps } from '#admin/ui/show/StateSteps.tsx';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import {
  dealerRepairCalls,
  type DealerRepairInfo,
} from '#contract/features/dealer/repairs/contract.ts';
import { dealerRepairTexts } from '#contract/features/dealer/repairs/texts.ts';
import { repairStatuses } from '#contract/features/sale/repairs/states.ts';
import { repairWorkTexts } from '#contract/features/sale/repairs/work.ts';
import { dealerRepairsTexts as texts } from './texts.ts';

const { fields } = dealerRepairTexts;

/** One repair as its customer sees it: how far it is, and what the manufacturer says. */
export function RepairDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['repair', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(dealerRepairCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <RecordDrawer
      query={query}
      one={dealerRepairTexts.one}
      title={query.data ? say(texts.title, { code: query.data.code }) : say(dealerRepairTexts.one)}
      width={640}
      onClose={onClose}
    >
      {(repair) => <Record repair={repair} />}
    </RecordDrawer>
  );
}

function Record({ repair }: { repair: DealerRepairInfo }) {
  const say = useSay();
  const { data: words } = useDict('repair_status');
  const nameOf = (status: string) => words?.find(({ value }) => value === status)?.name ?? status;
  return (
    <RecordParts>
      <StateSteps
        label={say(texts.progress)}
        steps={repairStatuses.map((key) => ({ key, title: nameOf(key) }))}
        current={repair.repair_status}
        done={repair.repair_status === 'completed'}
      />
      <Facts>
        <Fact label={fields.part_name}>{repair.part_name}</Fact>
        <Fact label={fields.serial_number}>
          <CodeText code={repair.serial_number} grouped />
        </Fact>
        <Fact label={fields.fault_name}>{repair.fault_name}</Fact>
        <Fact label={fields.content} wide>
          {repair.content}
        </Fact>
        <Fact label={fields.name}>{repair.name}</Fact>
        <Fact label={fields.phone}>
          {/* Empty if the person's data was erased. */}
          <PhoneNumber masked={repair.phone} id={repair.id} call={dealerRepairCalls.reveal} />
        </Fact>
        <Fact label={fields.create_time}>
          <DateTime at={repair.create_time} />
        </Fact>
        {repair.payer && (
          <Fact label={fields.payer}>{say(repairWorkTexts.payers[repair.payer])}</Fact>
        )}
        {repair.payer === 'customer' && repair.total > 0 && (
          <Fact label={fields.total}>
            <Money cents={repair.total} />
            {repair.quote && ` · ${say(repairWorkTexts.quotes[repair.quote])}`}
          </Fact>
        )}
        {repair.replacement_sn && (
          <Fact label={fields.replacement_sn}>
            <CodeText code={repair.replacement_sn} grouped />
          </Fact>
        )}
      </Facts>
      <section>
        <h3>{say(texts.history)}</h3>
        <Timeline
          items={repair.steps.toReversed().map((step) => ({
            time: step.create_time,
            title: nameOf(step.repair_status),
            text: step.reply && <p>{step.reply}</p>,
          }))}
        />
      </section>
      <section>
        <h3>{say(fields.photos)}</h3>
        <Photos
          photos={repair.photos}
          code={repair.code}
          reload={async () => (await api(dealerRepairCalls.info, { id: repair.id })).data.photos}
        />
      </section>
      {repair.after_photos.length > 0 && (
        <section>
          <h3>{say(fields.after_photos)}</h3>
          <Photos
            photos={repair.after_photos}
            code={repair.code}
            reload={async () =>
              (await api(dealerRepairCalls.info, { id: repair.id })).data.after_photos
            }
          />
        </section>
      )}
    </RecordParts>
  );
}
