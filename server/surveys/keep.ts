import { sql } from 'kysely';
import { survey as spec } from '#blocks/survey/spec.ts';
import { judge, questionsOf, type SurveyAnswer } from '#blocks/survey/questions.ts';
import { blocksOf, type Block } from '#blocks/kit/document.ts';
import { emptyScene, readFor } from '#blocks/kit/scene.ts';
import type { SettingsFor } from '#blocks/kit/spec.ts';
import { codes } from '#contract/envelope.ts';
import type { SurveyRequest } from '#contract/features/product/surveys/contract.ts';
import { surveyTexts } from '#contract/features/product/surveys/texts.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { giveConsent } from '../members/consents.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { findVersion } from '../pages/find-page.ts';
import { readReference } from '../scans/reference.ts';

const { errors } = surveyTexts;
const gone = () => new Refusal(errors.gone, { code: codes.conflict, field: 'block' });

type Item = { seq: number; code: string | null; part_id: number | null; batch_id: number | null };
type Asked = { company: number; seq: number };
/** A survey on the page of a product. */
export type FoundSurvey = Asked & {
  item: Item;
  page: { page: number; number: number };
  block: Block;
  settings: SettingsFor<typeof spec>;
};

/** The survey that a request answers, as published now. */
export async function findSurvey(
  app: App,
  tx: Tx,
  { id, block: name }: Pick<SurveyRequest, 'id' | 'block'>,
): Promise<FoundSurvey> {
  const asked = readReference(app, id);
  if (!asked) throw gone();
  const { rows } = await sql<Item>`
    select seq, code, part_id, batch_id from identifier
    where company_id = ${asked.company} and seq = ${asked.seq}`.execute(tx);
  const item = rows[0];
  if (!item) throw gone();
  const product = { ...asked, partId: item.part_id, batchId: item.batch_id };
  for (const kind of ['trace', 'security'] as const) {
    const found = await findVersion(app, tx, product, kind);
    const block = found && blocksOf(found.page).find((one) => one.id === name);
    if (block?.type !== spec.type) continue;
    const settings = block.settings as FoundSurvey['settings'];
    return { ...asked, item, page: found!.shown, block, settings };
  }
  throw gone();
}

const asWords = (answers: readonly SurveyAnswer[]) =>
  answers.map(({ name, value }) => `${name}：${value.join('、')}`).join('\n');

/** Stores the answers; those from the same phone for the same product are replaced. */
export async function keepAnswers(
  app: App,
  tx: Tx,
  input: SurveyRequest,
  { language, device }: { language: Language; device: string },
): Promise<void> {
  const found = await findSurvey(app, tx, input);
  const scene = emptyScene(language);
  const questions = questionsOf(found.settings.jsonData, scene);
  const { answers, wrong } = judge(questions, input.answers, scene);
  const faults = Object.entries(wrong);
  if (faults.length > 0)
    throw new Refusal(errors.gone, {
      code: codes.invalid,
      errors: faults.map(([field, msg]) => ({ field: `answers.${field}`, msg })),
    });
  if (answers.length === 0)
    throw new Refusal(errors.nothing, { code: codes.invalid, field: 'answers' });
  const { company, seq, item, page } = found;
  const words = asWords(answers);
  const code = (await codeTexts(app, tx, company, [item])).get(seq);
  if (code === undefined) throw gone();
  const { rows } = await sql<{ id: number }>`
    insert into survey (company_id, page_id, page_name, number, block, title, seq, serial_number, part_id, device, answers, words)
    select company_id, id, name, ${page.number}::int, ${input.block}, ${readFor(scene, found.settings.title)}, ${seq}::bigint,
      ${code}, ${item.part_id}::int, ${device}::bigint, ${JSON.stringify(answers)}::jsonb, ${words}
    from page_template where company_id = ${company} and id = ${page.page}
    on conflict (company_id, seq, page_id, block, device) do update set
      number = excluded.number, title = excluded.title, answers = excluded.answers, words = excluded.words,
      version = survey.version + 1, update_time = now()
    returning id`.execute(tx);
  const about = { company, subject: 'survey', id: rows[0]!.id } as const;
  await giveConsent(app, tx, { ...about, text: input.consent, language, phone: '' });
}
