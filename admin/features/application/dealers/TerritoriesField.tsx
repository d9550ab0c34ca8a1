import { Form } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { useFieldValue, useFormScope } from '#admin/ui/form/form-scope.ts';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import type { Territory } from '#contract/features/application/dealers/territories.ts';
import { provinceOf, provinces } from '#contract/places.ts';
import { today } from './territory-time.ts';
import { dealersPageTexts as texts } from './texts.ts';
import { useCities } from './use-cities.ts';
import { useShared } from './use-shared.ts';
import styles from './dealers.module.css';

const choices = provinces.map(({ code, name }) => ({ value: code, label: name }));

/** The territories of a dealer; warns where other dealers may sell too. */
export function TerritoriesField({ dealerId }: { dealerId: number | null }) {
  return (
    <>
      <ListField
        field="territories"
        hint={texts.hints.territories}
        add={texts.addTerritory}
        blank={{ province: undefined, city: null, from_day: today(), until_day: null }}
      >
        <Place />
        <DayField field="from_day" />
        <DayField field="until_day" />
      </ListField>
      <SharedNotice dealerId={dealerId} />
    </>
  );
}

function Place() {
  const form = Form.useFormInstance();
  const { path } = useFormScope();
  const province = useFieldValue('province') as number | undefined;
  const cities = useCities(province);
  const options = (cities.data ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const isWhole = province !== undefined && cities.isSuccess && options.length === 0;
  return (
    <>
      <SelectField
        field="province"
        options={choices}
        onPick={() => form.setFieldValue([...path, 'city'], null)}
      />
      <SelectField
        field="city"
        options={options}
        placeholder={isWhole ? texts.noCities : texts.wholeProvince}
        disabled={province === undefined || isWhole}
      />
    </>
  );
}

function SharedNotice({ dealerId }: { dealerId: number | null }) {
  const say = useSay();
  const typed = useFieldValue('territories') as Partial<Territory>[] | undefined;
  const shared = useShared(dealerId, typed ?? []);
  return (
    <div aria-live="polite" className={styles.notices}>
      {shared.map(({ province, city, names }) => (
        <p key={`${province} ${city}`} className={styles.notice}>
          {say(texts.shared, {
            place: `${say(provinceOf(province)!.name)} ${city}`.trim(),
            names: names.join(say(texts.comma)),
          })}
        </p>
      ))}
    </div>
  );
}
