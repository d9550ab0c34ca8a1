import type { PageSetup } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { say, t } from '#contract/text.ts';

const from = t(
  '本页由 {company} 提供',
  'This page is provided by {company}',
  '本頁由 {company} 提供',
);

/** The page footer: the company. */
export function PhoneBottom({ setup, scene }: { setup: PageSetup; scene: Scene }) {
  const company = scene.answer?.result?.company_name ?? '';
  if (setup.isPerson || company === '') return null;
  return <p className="b-end">{say(from, scene.language, { company })}</p>;
}
