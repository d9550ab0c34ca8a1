import { Button, ColorPicker, Form, Input } from 'antd';
import { useId } from 'react';
import { api } from '#admin/app/api.ts';
import { refreshAccess } from '#admin/app/account.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ConflictNotice } from '#admin/ui/ConflictNotice.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { clearOnChange, schemaRules } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import { useVersioned } from '#admin/ui/use-versioned.ts';
import {
  brandInput,
  ownCompanyCalls,
  type CompanyInfo,
} from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { LogoField } from './LogoField.tsx';
import { companyPageTexts } from './texts.ts';
import styles from './company.module.css';

const texts = companyPageTexts.brand;
type BrandValues = { title: string; color: string; logo: string };
type BrandPanelProps = { company: CompanyInfo; onSaved: (company: CompanyInfo) => void };

const versioned = ({ version, brand }: CompanyInfo): { version: number; values: BrandValues } => ({
  version,
  values: { title: brand.title, color: brand.color ?? '', logo: brand.logo ?? '' },
});

/** Title, colour and logo of the company's own pages, with a preview. */
export function BrandPanel({ company, onSaved }: BrandPanelProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const name = useId();
  const [form] = Form.useForm<BrandValues>();
  const { initial, rows, save, take } = useVersioned(form, versioned(company));
  const shown = { ...initial, ...Form.useWatch((values: Partial<BrandValues>) => values, form) };
  const rules = schemaRules(brandInput.omit({ version: true }), language, companyTexts.fields);

  const send = async (values: BrandValues, version: number) => {
    const input = { ...values, logo: values.logo || null, version };
    const { data, msg } = await api(ownCompanyCalls.brand, input, { quiet: true });
    toast.success(msg);
    onSaved(data);
    return versioned(data);
  };

  const keep = async (values: BrandValues) => {
    if (await save(values, send)) await refreshAccess();
  };
  const { isBusy, submit } = useSubmit(form, keep, toast.error);

  return (
    <Panel title={say(texts.title)} note={say(texts.note)}>
      <div className={styles.brand}>
        <Form
          form={form}
          name={name}
          layout="vertical"
          requiredMark={false}
          validateTrigger="onBlur"
          initialValues={initial}
          onValuesChange={clearOnChange(form)}
          onFinish={submit}
        >
          {rows.length > 0 && (
            <ConflictNotice rows={rows} labels={companyTexts.fields} onTake={take} />
          )}
          <Form.Item name="title" label={say(companyTexts.fields.title)} rules={rules('title')}>
            <Input maxLength={24} />
          </Form.Item>
          <Form.Item label={say(companyTexts.fields.color)} htmlFor={`${name}-colour`}>
            <div className={styles.row}>
              <Form.Item
                name="color"
                noStyle
                getValueFromEvent={(colour: { toHexString: () => string }) => colour.toHexString()}
              >
                <ColorPicker disabledAlpha showText format="hex">
                  <ColourButton id={`${name}-colour`} colour={shown.color} />
                </ColorPicker>
              </Form.Item>
              <Button type="text" onClick={() => form.setFieldValue('color', '')}>
                {say(texts.houseColour)}
              </Button>
            </div>
          </Form.Item>
          <Form.Item
            name="logo"
            label={say(companyTexts.fields.logo)}
            extra={say(texts.logoHint)}
            htmlFor={`${name}-logo`}
          >
            <LogoField id={`${name}-logo`} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {say(companyPageTexts.save)}
          </Button>
        </Form>
        <BrandPreview
          title={shown.title}
          colour={shown.color}
          logo={shown.logo || null}
          companyId={company.id}
        />
      </div>
    </Panel>
  );
}

function ColourButton({ colour, id, ...rest }: { colour: string; id: string }) {
  return (
    <button {...rest} id={id} type="button" className={styles.colour}>
      <span style={{ background: colour || 'var(--primary)' }} aria-hidden="true" />
      <code>{colour || '—'}</code>
    </button>
  );
}
