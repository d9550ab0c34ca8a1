import { Radio } from 'antd';
import { useState } from 'react';
import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { PublishScope } from '#admin/designer/scope/PublishScope.tsx';
import { usesOf, type Use } from '#admin/designer/scope/ScopeFields.tsx';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TimeField } from '#admin/ui/form/TimeField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { showTime } from '#admin/ui/show-time.ts';
import {
  pageTemplateCalls,
  publishInput,
  scheduleInput,
  type PageTemplate,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { rule } from '#contract/validation.ts';
import { PageFaults } from './PageFaults.tsx';
import { publishTexts as texts } from './texts.ts';
import { usePage } from './use-page.ts';
import styles from './pages.module.css';

const schema = z
  .strictObject({
    when: z.enum(['now', 'later']),
    time: scheduleInput.shape.time.nullable(),
    note: publishInput.shape.note,
  })
  .refine(({ when, time }) => when === 'now' || time !== null, {
    path: ['time'],
    error: rule('required'),
  });
const labels = {
  ...pageTemplateTexts,
  fields: { ...pageTemplateTexts.fields, when: texts.when },
};

type PublishDialogProps = { page: PageTemplate; onClose: () => void };

/** Publishes the draft now or at a set time. */
export function PublishDialog({ page, onClose }: PublishDialogProps) {
  const say = useSay();
  const { data: now } = usePage(page.id);
  const { id, version, scheduled, schedule_time: time } = now ?? page;
  const [chosen, setChosen] = useState<readonly Use[] | null>(null);
  return (
    <RecordForm
      resource={`pageTemplate/publish/${id}`}
      schema={schema}
      texts={labels}
      record={null}
      blank={{ when: 'now', time: null, note: '' }}
      title={filled(texts.title, page.name)}
      verb={texts.verb}
      shape="dialog"
      send={({ when, time: at, note }, _version, options) => {
        const held = { id, version, note };
        const sent =
          when === 'later' && at
            ? api(pageTemplateCalls.schedule, { ...held, time: at }, options)
            : api(
                pageTemplateCalls.publish,
                chosen ? { ...held, uses: usesOf(chosen) } : held,
                options,
              );
        return sent.finally(() => refreshList('pageTemplate'));
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      {now && <PageFaults page={now} />}
      {scheduled !== null && (
        <p className={styles.told}>{say(texts.waiting, { n: scheduled, time: showTime(time) })}</p>
      )}
      <WhenFields />
      {now && <Scope page={now} chosen={chosen} onChoose={setChosen} />}
      <TextField field="note" rows={2} hint={texts.noteHint} />
    </RecordForm>
  );
}

const filled = (text: typeof texts.title, name: string): typeof texts.title => ({
  zh_CN: text.zh_CN.replace('{name}', name),
  en: text.en.replace('{name}', name),
  zh_TW: text.zh_TW.replace('{name}', name),
});

function Scope(props: Omit<Parameters<typeof PublishScope>[0], 'isLater'>) {
  return <PublishScope {...props} isLater={useFieldValue('when') === 'later'} />;
}

function WhenFields() {
  const say = useSay();
  const when = useFieldValue('when');
  return (
    <>
      <FormField field="when" kind="other" wide>
        <Radio.Group
          options={[
            { value: 'now', label: say(texts.now) },
            { value: 'later', label: say(texts.later) },
          ]}
        />
      </FormField>
      {when === 'later' && <TimeField field="time" wide required hint={texts.timeHint} isAhead />}
    </>
  );
}
