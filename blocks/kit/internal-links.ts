import { pageLink, serialIn, type Scene, type Way } from './scene.ts';

type Result = NonNullable<NonNullable<Scene['answer']>['result']>;
type Told = (result: Result, sn: string) => Record<string, string>;

/** The public pages that an internal link may name, and their parameters from the scanned item. */
const named: Partial<Record<Way, Told>> = {
  '/activation': ({ part_name: name }, sn) => ({ product_name: name, sn }),
  '/repair': ({ part_name: name, company_id: fid }, sn) => ({
    part_name: name,
    sn,
    fid: String(fid),
  }),
  '/afterrecords': () => ({ page: '1' }),
  '/help': () => ({}),
};

/** The URL of a link: a public page gets the same item, anything else stays as entered. */
export function linkTo(scene: Scene, address: string): string {
  const told = Object.hasOwn(named, address) ? named[address as Way] : undefined;
  if (!told) return address;
  const result = scene.answer?.result;
  return pageLink(scene, address as Way, result ? told(result, serialIn(scene, result)) : {});
}
