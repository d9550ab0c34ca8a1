import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import { imageTexts } from '#admin/ui/upload/image-texts.ts';
import type { PartInfo } from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { pictureAt } from '#contract/files.ts';
import { t } from '#contract/text.ts';
import { UnitName } from './PartCells.tsx';
import { partsPageTexts as texts } from './texts.ts';
import { usePart } from './use-part.ts';
import styles from './parts.module.css';

const PicturePreview = lazyComponent(
  async () => (await import('#admin/ui/upload/PicturePreview.tsx')).PicturePreview,
);
const { fields } = partTexts;

/** The expanded row: pictures, details, attributes, manuals. */
export function PartDetail({ id }: { id: number }) {
  return (
    <Loaded query={usePart(id)} skeleton={<div className={styles.detailSkeleton} />}>
      {(info) => (
        <div className={styles.detail}>
          {info.images.length > 0 && <PartPictures urls={info.images} />}
          <Facts>
            <PartFacts part={info} />
          </Facts>
        </div>
      )}
    </Loaded>
  );
}

/** What the list does not say about a part, as facts. */
export function PartFacts({ part: info }: { part: PartInfo }) {
  const say = useSay();
  const own = {
    name: '',
    months: info.warranty_months,
    starts_at: info.warranty_start,
    grace_days: info.warranty_grace_days,
  };
  const { name, months, starts_at: start, grace_days: grace } = info.warranty_policy ?? own;
  const warranty = [
    name,
    say(texts.monthsFrom[start], { n: months }),
    grace > 0 && say(texts.grace, { n: grace }),
  ];
  return (
    <>
      {info.gtin && (
        <Fact label={fields.gtin}>
          <CodeText code={info.gtin} />
        </Fact>
      )}
      {info.net_content && (
        <Fact label={fields.net_content}>
          <Quantity value={info.net_content} /> <UnitName unit={info.net_unit} />
        </Fact>
      )}
      <Fact label={texts.sections.warranty}>
        {months > 0 ? warranty.filter(Boolean).join(say(texts.comma)) : say(texts.noWarranty)}
      </Fact>
      <Fact label={fields.create_time}>
        <DateTime at={info.create_time} />
      </Fact>
      {info.attributes.map(({ name, value }) => (
        <Fact key={name} label={t(name, name, name)}>
          {value}
        </Fact>
      ))}
      {info.manuals.length > 0 && (
        <Fact label={fields.manuals} wide>
          <ul className={styles.manuals}>
            {info.manuals.map(({ name, url }, at) => (
              <li key={at}>
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {info.introduction && (
        <Fact label={fields.introduction} wide>
          {info.introduction}
        </Fact>
      )}
      {info.remark && (
        <Fact label={fields.remark} wide>
          {info.remark}
        </Fact>
      )}
    </>
  );
}

const atFirst = 6;

export function PartPictures({ urls }: { urls: readonly string[] }) {
  const say = useSay();
  const [shown, setShown] = useState<number | null>(null);
  const rest = urls.length - atFirst;
  return (
    <div className={styles.pictures}>
      {urls.slice(0, atFirst).map((url, at) => (
        <button
          key={url}
          type="button"
          aria-label={say(imageTexts.preview, { n: at + 1 })}
          onClick={() => setShown(at)}
        >
          <img src={pictureAt(url, 240)} alt="" loading="lazy" width={80} height={80} />
          {rest > 0 && at === atFirst - 1 && <span>{say(texts.more, { n: rest })}</span>}
        </button>
      ))}
      {shown !== null && <PicturePreview urls={urls} at={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
