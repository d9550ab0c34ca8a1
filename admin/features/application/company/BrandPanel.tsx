import { Button, ColorPicker, Form, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { ApiError, post } from '#admin/app/api.ts';
import { refreshAccess } from '#admin/app/account.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { clearOnChange, schemaRules, showFieldErrors } from '#admin/ui/schema-rules.ts';
import { pictureTypes, shrinkPicture } from '#admin/ui/shrink-picture.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { brandInput, type CompanyInfo } from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { companyPageTexts } from './texts.ts';
import styles from './company.module.css';

const texts = companyPageTexts.brand;
type BrandValues = { title: string; color: string };
type BrandPanelProps = { company: CompanyInfo; onSaved: (company: CompanyInfo) => void };

/** Title, colour and logo of the company's own pages, beside how they will look. */
export function BrandPanel({ company, onSaved }: BrandPanelProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const name = useId();
  const [form] = Form.useForm<BrandValues>();
  const [logo, setLogo] = useState(company.brand.logo);
  const [isBusy, setBusy] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const shown = Form.useWatch((values: Partial<BrandValues>) => values, form);
  const rules = schemaRules(brandInput, language, companyTexts.fields);
  const initial: BrandValues = { title: company.brand.title, color: company.brand.color ?? '' };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const picture = await shrinkPicture(file, { width: 256, height: 96, fit: 'contain' }).catch(
      () => null,
    );
    if (picture === null) toast.error(say(profileTexts.errors.notAPicture));
    else setLogo(picture);
  };

  const save = async (values: BrandValues) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { data, msg } = await post<CompanyInfo>(
        'company/brand',
        { ...values, logo },
        { quiet: true },
      );
      toast.success(msg);
      setLogo(data.brand.logo);
      onSaved(data);
      await refreshAccess();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const unplaced = showFieldErrors(form, error.errors);
      if (unplaced.length > 0 || error.errors.length === 0) toast.error(error.msg);
    } finally {
      setBusy(false);
    }
  };

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
          onFinish={(values) => void save(values)}
        >
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
                  <ColourButton id={`${name}-colour`} colour={shown?.color ?? initial.color} />
                </ColorPicker>
              </Form.Item>
              <Button type="text" onClick={() => form.setFieldValue('color', '')}>
                {say(texts.houseColour)}
              </Button>
            </div>
          </Form.Item>
          <Form.Item
            label={say(companyTexts.fields.logo)}
            extra={say(texts.logoHint)}
            htmlFor={`${name}-logo`}
          >
            <div className={styles.row}>
              <Button id={`${name}-logo`} onClick={() => picker.current?.click()}>
                {say(texts.chooseLogo)}
              </Button>
              {logo && (
                <Button type="text" onClick={() => setLogo(null)}>
                  {say(texts.removeLogo)}
                </Button>
              )}
            </div>
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {say(companyPageTexts.save)}
          </Button>
        </Form>
        {/* Outside of the form, whose style sheet would show it. */}
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={say(texts.chooseLogo)}
          accept={pictureTypes.join(',')}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <BrandPreview
          title={shown?.title ?? initial.title}
          colour={shown?.color ?? initial.color}
          logo={logo}
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
