import { blocksOf, setupFields, type PageDocument } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';
import { faultsOf } from '#blocks/open.ts';
import { isNever } from '#blocks/shown-times.ts';
import { t, type Text } from '#contract/text.ts';
import { compose, fieldAt } from '../model/labels.ts';
import { adviceAbout } from './advice.ts';
import type { Check, Known } from './check.ts';
import { checkTexts as texts } from './texts.ts';

const settings = t('设置', 'settings', '設定');

/** All check results of a page: faults first, then by page order. */
export function checkPage(page: PageDocument, known: Known): Check[] {
  const faults = faultsOf(page).map(({ block, path, message }): Check => {
    const spec = findSpec(page.blocks[block]?.type ?? '');
    const way = block === '' && path[0] === 'setup' ? path.slice(1) : path;
    const field = fieldAt(spec?.fields ?? setupFields, way)?.label ?? settings;
    return { kind: 'fault', block, path, text: message ?? compose(texts.wrong, { field }) };
  });
  const wrong = new Set(faults.map(placeOf));
  const advice = [
    ...adviceAbout('', '', setupFields, page.setup, known),
    ...blocksOf(page).flatMap(({ id, type, settings: own, hidden, from, until }): Check[] => {
      if (hidden) return [];
      const spec = findSpec(type);
      const say = (text: Text): Check => ({ kind: 'advice', block: id, path: [], text });
      if (!spec) return [say(texts.unknown)];
      const off = spec.needs3d && !known.has3d ? [say(texts.switchedOff)] : [];
      const times = { ...(from && { from }), ...(until && { until }) };
      const isOver = until !== undefined && Date.parse(until) <= Date.now();
      const late = isNever(times) ? [say(texts.never)] : isOver ? [say(texts.over)] : [];
      return [...off, ...late, ...adviceAbout(id, type, spec.fields, own, known)];
    }),
  ];
  // One result per setting.
  return [...faults, ...advice.filter((one) => !wrong.has(placeOf(one)))];
}

const placeOf = ({ block, path }: Check) => `${block} ${path.join('.')}`;
