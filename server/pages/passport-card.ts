import type { PassportCard } from '#blocks/kit/scene.ts';
import type { Language } from '#contract/language.ts';
import { recycledShare } from '#contract/passports/figures.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { systemActor, transact } from '../database/database.ts';
import { unitAddress } from '../passports/item.ts';
import { publishedOf } from '../passports/published.ts';
import { shownTo } from '../passports/shown.ts';
import type { ScannedItem } from '../scans/answers.ts';
import { inWords } from './passport-facts.ts';

type Kept = { id: number; card: Omit<PassportCard, 'href'> } | null;
const kept = cache<App, string, Kept>({ max: 20_000, maxAge: 10_000, isShared: true });

/** The public figures of a part's passport, briefly cached, and the address of the passport of the scanned unit. */
export async function passportCardOf(
  app: App,
  { company, partId, seq, code }: ScannedItem,
  language: Language,
): Promise<PassportCard | null> {
  if (partId === null) return null;
  const found = await kept.get(app, `${company}:${partId}:${language}`, () =>
    read(app, company, partId, language),
  );
  if (!found) return null;
  const unit = unitAddress(app, { company, passport: found.id, seq, code });
  return { ...found.card, href: `${unit}?language=${language}` };
}

const read = (app: App, company: number, part: number, language: Language): Promise<Kept> =>
  transact(app.database.reading(), systemActor, async (tx) => {
    const passport = await publishedOf(tx, company, part);
    if (!passport) return null;
    const { facts } = shownTo(passport, 'public');
    const { carbon, materials = [] } = facts;
    return {
      id: passport.id,
      card: {
        carbon: carbon ? { value: carbon.value, unit: carbon.unit } : null,
        recycled: recycledShare(materials),
        repairability: facts.repairability ?? null,
        years: facts.durability?.years ?? null,
        materials: materials.map(({ name, share }) => ({ name: inWords(name, language), share })),
      },
    };
  });
