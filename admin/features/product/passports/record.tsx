import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { RecordView } from '#admin/ui/record/types.ts';
import type { PassportInfo } from '#contract/features/product/passports/contract.ts';
import { passportLinkCalls } from '#contract/features/product/passports/links.ts';
import { AccessTab } from './AccessTab.tsx';
import { passportPageTexts as texts } from './texts.ts';
import { Versions } from './Versions.tsx';

/** The page of one record of the list. */
export const record: RecordView<PassportInfo> = {
  extra: OpenPage,
  tabs: [
    { key: 'versions', title: texts.versions, content: Versions },
    {
      key: 'access',
      title: texts.access,
      can: passportLinkCalls.links.allow,
      content: AccessTab,
    },
  ],
};

function OpenPage({ record: { state, url, preview } }: { record: PassportInfo }) {
  const say = useSay();
  return (
    <>
      <Button href={preview} target="_blank" rel="noreferrer">
        {say(texts.preview)}
      </Button>
      {state === 'published' && (
        <Button href={new URL(url).pathname} target="_blank" rel="noreferrer">
          {say(texts.open)}
        </Button>
      )}
    </>
  );
}
