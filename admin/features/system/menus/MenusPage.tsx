import { Segmented } from 'antd';
import { useLocation } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useAddress } from '#admin/ui/list/address.ts';
import { frontTypes, menuCalls, webMenuCalls } from '#contract/features/system/menus/contract.ts';
import { MenuTree } from './MenuTree.tsx';
import { menusPageTexts as texts } from './texts.ts';

/** What is changed about menus: of the platform itself, or of companies and dealers. */
export function Page() {
  const { pathname } = useLocation();
  return pathname.startsWith('/system/webMenu') ? <FrontMenus /> : <MenuTree calls={menuCalls} />;
}

function FrontMenus() {
  const say = useSay();
  const address = useAddress();
  const asked = new URLSearchParams(address.search).get('type');
  const type = frontTypes.find((one) => one === asked) ?? 'web';
  return (
    <MenuTree
      key={type}
      calls={webMenuCalls}
      type={type}
      switcher={
        <Segmented
          aria-label={say(texts.shown)}
          value={type}
          onChange={(next) =>
            address.change((params) => {
              for (const name of [...params.keys()]) params.delete(name);
              params.set('type', next);
            })
          }
          options={frontTypes.map((one) => ({ value: one, label: say(texts.types[one]) }))}
        />
      }
    />
  );
}
