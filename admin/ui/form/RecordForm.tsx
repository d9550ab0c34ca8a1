import { Form } from 'antd';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type * as z from 'zod';
import { api, type CallOptions } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { UnsavedDialog } from '#admin/app/tabs/UnsavedDialog.tsx';
import { toast } from '#admin/app/toast.ts';
import { ConflictNotice } from '#admin/ui/ConflictNotice.tsx';
import { nameOfRow } from '#admin/ui/list/names.ts';
import { RecordList } from '#admin/ui/record/record-link.ts';
import { clearOnChange, schemaRules, showFieldErrors } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import { useVersioned, type Versioned } from '#admin/ui/use-versioned.ts';
import type { Allow, Call } from '#contract/call.ts';
import type { Answer, FieldError } from '#contract/envelope.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import { draftPlace } from '#admin/app/drafts.ts';
import { FormFrame, type FormShape, type FormWidth } from './FormFrame.tsx';
import { DraftBar, Refusal } from './FormNotices.tsx';
import { FormScopeContext, type FormScope } from './form-scope.ts';
import { showBeside } from './show-rows.ts';
import { formTexts } from './texts.ts';
import { useDraft, useTrackedForm } from './use-draft.ts';
import { useRetryKey } from './use-retry-key.ts';
import styles from './form.module.css';

type Values = Record<string, unknown>;
type Row = { id: number; version: number };

/** Props that a list page passes to the form; without a record it creates one. */
export type FormProps<Info> = {
  record: Info | null;
  onClose: () => void;
  onSaved: () => void;
  /** Saved, and the work goes on at this path: it takes the form's place in the address. */
  goOn?: (path: string) => void;
};

type SaveCall<S extends z.ZodObject> = Call<LoginType, Allow, S, z.ZodType, 'one'>;
/** How a form is saved: by the record calls, or by its own function. */
type Saving<S extends z.ZodObject, Info> =
  | {
      /** The editable fields are those of `add`; the server validates with the same schema. */
      calls: { add: SaveCall<S>; edit?: SaveCall<z.ZodObject> };
      resource?: undefined;
      schema?: undefined;
      send?: undefined;
    }
  | {
      calls?: undefined;
      /** The storage key of drafts. */
      resource: string;
      /** The editable fields, without id and version, as validated by the server. */
      schema: S;
      send: (
        values: z.input<S>,
        version: number,
        options: CallOptions,
      ) => Promise<Answer<Info | null>>;
    };

export type RecordFormProps<S extends z.ZodObject, Info extends Row> = Saving<S, Info> & {
  texts: Pick<RecordTexts, 'fields'> & Partial<Pick<RecordTexts, 'one'>>;
  record: Info | null;
  /** The initial values of a new record. */
  blank?: Partial<z.input<S>>;
  /** Converts a record to form values, if they differ. */
  values?: (record: Info) => Partial<z.input<S>>;
  shape: FormShape;
  width?: FormWidth;
  onClose: () => void;
  onSaved: (record: Info | null) => void;
  /** Title and button label, if it neither adds nor edits. */
  title?: Text;
  verb?: Text;
  /** The action cannot be undone. */
  isDanger?: boolean;
  /** Read-only: there is nothing to save. */
  isReadOnly?: boolean;
  /** Errors known from the start. */
  errors?: FieldError[];
  children: ReactNode;
};

/** The form of one record: validates like the server, handles conflicts, and keeps drafts. */
export function RecordForm<S extends z.ZodObject, Info extends Row>(
  props: RecordFormProps<S, Info>,
) {
  const { calls, texts, record, shape, onClose, onSaved, errors } = props;
  const schema = calls ? calls.add.input! : props.schema;
  const resource = calls ? calls.add.path.split('/')[0]! : props.resource;
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const name = useId();
  const [form] = Form.useForm<Values>();
  const fields = Object.keys(schema.shape);
  const valuesOf = (row: Values): Values =>
    pick(fields, props.values ? props.values(row as Info) : row);
  const read = () => pick(fields, form.getFieldsValue(true) as Values);

  const fresh: Versioned<Values> = record
    ? { version: record.version, values: whole(fields, valuesOf(record)) }
    : { version: 0, values: whole(fields, props.blank ?? {}) };
  const { autosave, draft } = useDraft(draftPlace(resource, record?.id), fields, fresh.values);
  const start = draft ? { version: draft.version, values: draft.base } : fresh;
  const { base, rows, save, take, takeOver } = useVersioned(form, start, valuesOf);
  const [isRestored, setRestored] = useState(draft !== null);
  const [isAsking, setAsking] = useState(false);
  const look = () => ({ values: read(), base: base.values, version: base.version });
  const place = useTrackedForm(autosave, look);

  const list = useContext(RecordList);
  const retry = useRetryKey();
  const saved = useRef<Info | null>(null);
  const send = async (values: Values, version: number) => {
    const input = record ? { id: record.id, version, ...values } : values;
    const { data, msg } = await retry(input, (idempotencyKey) => {
      const options = { quiet: true, idempotencyKey };
      if (props.send) return props.send(values as z.input<S>, version, options);
      const saving = record ? props.calls.edit! : props.calls.add;
      return api(saving, input, options) as Promise<Answer<Info>>;
    });
    const link =
      list !== null && calls && data
        ? { to: recordPath(list, data.id), name: nameOfRow(data) }
        : undefined;
    toast.success(msg || say(formTexts.saved), link);
    saved.current = data;
    return data ? { version: data.version, values: valuesOf(data) } : { version, values };
  };
  const keep = async () => {
    if (!(await save(read(), send))) return;
    autosave.forget();
    onSaved(saved.current);
    onClose();
  };
  const { isBusy, refusal, submit } = useSubmit(form, keep);

  const point = useEffectEvent(() => showFieldErrors(form, errors));
  useEffect(() => {
    if (errors && errors.length > 0) point();
  }, [errors]);

  const close = () => (autosave.isDirty() ? setAsking(true) : onClose());
  const giveUp = () => {
    setAsking(false);
    autosave.forget();
    onClose();
  };
  const dropDraft = () => {
    setRestored(false);
    autosave.forget();
    takeOver(fresh);
  };

  const [asItCame] = useState(fresh.values);
  const [shows] = useState<FormScope['shows']>(() => new Map());
  const labels = texts.fields;
  const scope = useMemo<FormScope>(() => {
    const rules = schemaRules(schema, language, labels, (on) =>
      pick(Object.keys(schema.shape), on.getFieldsValue(true) as Values),
    );
    const { note } = autosave;
    const own = { formName: name, record: asItCame, changed: note, shows };
    return { schema, labels, rules, path: [], inList: [], ...own };
  }, [schema, language, labels, autosave, name, asItCame, shows]);

  return (
    <>
      <span ref={place} hidden />
      <FormFrame
        shape={shape}
        width={props.width}
        title={
          props.title
            ? say(props.title)
            : say(record ? formTexts.edit : formTexts.add, { one: texts.one ? say(texts.one) : '' })
        }
        verb={props.verb}
        isDanger={props.isDanger}
        isReadOnly={props.isReadOnly}
        formName={name}
        isBusy={isBusy}
        onClose={close}
      >
        <Form
          form={form}
          name={name}
          layout="vertical"
          validateTrigger="onBlur"
          scrollToFirstError={{ block: 'center', focus: true }}
          initialValues={draft?.values ?? base.values}
          onValuesChange={(changed: Values) => {
            clearOnChange(form)(changed);
            autosave.note();
          }}
          onFinish={submit}
          className={styles.form}
        >
          {isRestored && <DraftBar onDrop={dropDraft} />}
          <Refusal>{refusal}</Refusal>
          {rows.length > 0 && (
            <ConflictNotice
              rows={rows}
              labels={labels}
              show={(field, value, other) =>
                showBeside(field, value, other, { labels, shows, say })
              }
              onTake={(row) => {
                take(row);
                autosave.note();
              }}
            />
          )}
          <FormScopeContext value={scope}>
            <div className={styles.grid}>{props.children}</div>
          </FormScopeContext>
        </Form>
      </FormFrame>
      {isAsking && <UnsavedDialog onDiscard={giveUp} onClose={() => setAsking(false)} />}
    </>
  );
}

const pick = (fields: readonly string[], from: Values): Values =>
  Object.fromEntries(
    fields.filter((one) => Object.hasOwn(from, one)).map((one) => [one, from[one]]),
  );

// With every field, so that resetting also clears empty ones.
const whole = (fields: readonly string[], from: Values): Values =>
  Object.fromEntries(fields.map((one) => [one, from[one]]));
