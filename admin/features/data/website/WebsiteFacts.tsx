import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Thumb } from '#admin/ui/show/Thumb.tsx';
import type { Website } from '#contract/features/data/website/contract.ts';
import { websiteTexts } from '#contract/features/data/website/texts.ts';
import { languageNames } from '#contract/language.ts';
import { siteConfiguration, type Site } from '#contract/site.ts';

const fields = Object.keys(siteConfiguration.shape) as (keyof Site)[];

/** The read-only version. */
export function WebsiteFacts({ website }: { website: Website }) {
  return (
    <Facts>
      {fields.map((field) => (
        <Fact key={field} label={websiteTexts.fields[field]}>
          {field === 'logo'
            ? website.logo && <Thumb url={website.logo} />
            : field === 'default_language'
              ? languageNames[website.default_language]
              : website[field]}
        </Fact>
      ))}
    </Facts>
  );
}
