import type { Section } from './sections.ts';
import { panelTexts } from './texts.ts';

const texts = panelTexts.page;

/** The settings of a page, by what they are about. */
export const setupSections: readonly Section[] = [
  { key: 'basics', title: texts.basics, names: ['name', 'title', 'details'] },
  { key: 'head', title: texts.head, names: ['isPerson', 'isBack', 'titleHeight'] },
  { key: 'background', title: texts.background, names: ['bgColor', 'bgImg'] },
  { key: 'share', title: texts.share, names: ['shareImg', 'isDiyLink'] },
];
