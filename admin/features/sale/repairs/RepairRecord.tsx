import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { useDict } from '#admin/ui/form/use-dict.ts';
import { Nonconformances } from '#admin/ui/nonconformances/Nonconformances.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { ConsentText } from '#admin/ui/show/ConsentText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import { Photos } from '#admin/ui/show/Photos.tsx';
import { RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { RepairStateDot, repairTones } from '#admin/ui/show/RecordStates.tsx';
import { StateSteps } from '#admin/ui/show/StateSteps.tsx';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import { repairCalls, type RepairInfo } from '#contract/features/sale/repairs/contract.ts';
import { repairStateTexts, repairStatuses } from '#contract/features/sale/repairs/states.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { AfterPhotos, RepairParts, RepairWork } from './RepairWork.tsx';
import { repairsPageTexts as texts } from './texts.ts';
import { parts } from '#contract/features/product/parts/feature.ts';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';

const { fields } = repairTexts;

/** The fault, the customer and the history. */
export function RepairRecord({ repair }: { repair: RepairInfo }) {
  const say = useSay();
  return (
    <RecordParts>
      <PublicWay repair={repair} />
      <RepairFacts repair={repair} />
      <RepairWork repair={repair} />
      <RepairParts repair={repair} />
      <section>
        <h3>{say(fields.photos)}</h3>
        <Photos
          photos={repair.photos}
          code={repair.code}
          reload={async () => (await api(repairCalls.info, { id: repair.id })).data.photos}
        />
      </section>
      <AfterPhotos repair={repair} />
      <Nonconformances
        subject="repair"
        id={repair.id}
        from={{ source: 'repair', source_id: repair.id }}
      />
      <section>
        <h3>{say(texts.history)}</h3>
        <Timeline
          items={repair.steps.toReversed().map((step) => ({
            time: step.create_time,
            title: say(
              step.kind === 'move' ? repairStateTexts[step.state] : texts.customerSaid[step.kind],
            ),
            who: step.create_user || say(texts.consumer),
            tone:
              step.kind === 'move'
                ? repairTones[step.state]
                : step.kind === 'accepted'
                  ? ('good' as const)
                  : ('bad' as const),
            text: (step.note || step.reply) && (
              <>
                {step.reply && <p>{say(texts.told, { text: step.reply })}</p>}
                {step.note && <p>{step.note}</p>}
              </>
            ),
          }))}
        />
      </section>
    </RecordParts>
  );
}

/** The four public statuses. */
function PublicWay({ repair }: { repair: RepairInfo }) {
  const say = useSay();
  const { data: words } = useDict('repair_status');
  const nameOf = (status: string) => words?.find(({ value }) => value === status)?.name ?? status;
  return (
    <StateSteps
      label={say(texts.way)}
      steps={repairStatuses.map((key) => ({ key, title: nameOf(key) }))}
      current={repair.repair_status}
      failed={repair.state === 'rejected'}
      done={repair.repair_status === 'completed' && repair.state !== 'rejected'}
    />
  );
}

function RepairFacts({ repair }: { repair: RepairInfo }) {
  const reachable = useReachable();
  const serial = <CodeText code={repair.serial_number} grouped copyable={false} />;
  return (
    <Facts>
      <Fact label={fields.state}>
        <RepairStateDot state={repair.state} />
      </Fact>
      <Fact label={fields.fault_name}>{repair.fault_name}</Fact>
      <Fact label={fields.content} wide>
        {repair.content}
      </Fact>
      <Fact label={fields.part_name}>
        <RecordLink of={parts} id={repair.part_id} name={repair.part_name} />
      </Fact>
      <Fact label={fields.serial_number}>
        {reachable.has('/identity/list') ? (
          <Link to={`/identity/list?identifier=${repair.identifier_id}`}>{serial}</Link>
        ) : (
          serial
        )}
      </Fact>
      <Fact label={fields.name}>{repair.name}</Fact>
      <Fact label={fields.phone}>
        {/* Empty if the person's data was erased. */}
        <PhoneNumber masked={repair.phone} id={repair.id} call={repairCalls.reveal} />
      </Fact>
      <Fact label={fields.consent} wide>
        <ConsentText consent={repair.consent} />
      </Fact>
      {repair.dealer_name && <Fact label={fields.dealer_name}>{repair.dealer_name}</Fact>}
      <Fact label={fields.create_time}>
        <DateTime at={repair.create_time} />
      </Fact>
      {repair.complete_time !== '' && (
        <Fact label={fields.complete_time}>
          <DateTime at={repair.complete_time} />
        </Fact>
      )}
    </Facts>
  );
}
