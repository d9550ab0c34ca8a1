import type { ItemContent, PassportContent, ShownPassport } from '#contract/passports/content.ts';
import { factLevels, maySee, type Fact, type ViewLevel } from '#contract/passports/facts.ts';

export type Version = { number: number; published: string; content: PassportContent };

/**
 * What one seer is shown of a version: page, JSON-LD and block are made of this alone. A fact that has no level is as it
 * is by default, so one that a later release adds is not shown to more people than it should be.
 */
export function shownTo(
  { number, published, content }: Version,
  level: ViewLevel,
  item: ({ serial: string } & ItemContent) | null = null,
): ShownPassport {
  const { identity, operator, facts, documents, access } = content;
  const seen = <T extends object>(all: T): T =>
    Object.fromEntries(
      Object.entries(all).filter(([fact]) =>
        maySee(level, access[fact as Fact] ?? factLevels[fact as Fact] ?? 'none'),
      ),
    ) as T;
  const { serial, ...itemFacts } = item ?? { serial: '' };
  return {
    level,
    number,
    published,
    identity,
    operator,
    facts: seen(facts),
    documents: documents.filter((one) => maySee(level, one.level)),
    item: item && { serial, ...seen(itemFacts) },
  };
}
