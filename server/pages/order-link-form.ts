import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import { linkTexts } from '#contract/features/procure/purchase-orders/link-texts.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { day, typed } from '#contract/validation.ts';
import { dayOf } from '#blocks/kit/times.ts';
import type { Answer, LinkedOrder } from '../trade/order-link-answers.ts';
import { textIn } from './query.ts';

const { errors } = linkTexts;
const longest = { name: 40, reason: 200 } as const;
const mostYears = 5;

type Line = PurchaseInfo['lines'][number];
type Fields = Readonly<Record<string, string | undefined>>;
/** What was wrong, by field: `d7` is the date of line 7. */
export type WrongFields = Readonly<Record<string, string>>;
export const dateField = ({ line_no: line }: Pick<Line, 'line_no'>): string => `d${line}`;
/** When a line was asked for. */
export const neededOn = ({ order }: LinkedOrder, line: Line): string =>
  line.date ?? order.expected_date ?? '';

type Read = { wrong: WrongFields; answer: Answer };

/** Reads the form of the page: an answer, or what is wrong with it. */
export function readAnswer(body: Fields, linked: LinkedOrder, language: Language): Read {
  const wrong: Record<string, string> = {};
  const version = Number(textIn(body, 'version'));
  const text = (field: string, most: number, needed: Text) => {
    const read = typed(most).safeParse(textIn(body, field));
    const value = read.data ?? '';
    if (!read.success) {
      const isLong = read.error.issues[0]?.code === 'too_big';
      wrong[field] = say(isLong ? errors.tooLong : errors.badCharacters, language, { n: most });
    } else if (value === '') wrong[field] = say(needed, language);
    return value;
  };
  if (textIn(body, 'answer') === 'decline') {
    const name = text('decline_name', longest.name, errors.nameNeeded);
    const reason = text('reason', longest.reason, errors.reasonNeeded);
    return { wrong, answer: { is: 'declined', name, version, reason } };
  }
  const dates = readDates(body, linked, language, wrong);
  const name = text('name', longest.name, errors.nameNeeded);
  return { wrong, answer: { is: 'confirmed', name, version, dates } };
}

/** The date of each line, or one for all of them. */
function readDates(
  body: Fields,
  linked: LinkedOrder,
  language: Language,
  wrong: Record<string, string>,
): { line_no: number; date: string }[] {
  const { lines, approve_time: approved } = linked.order;
  const earliest = dayOf(approved);
  const latest = yearsAhead(mostYears);
  const check = (field: string, date: string, needed: string) => {
    const tell = (text: Text, params?: TextParams) => (wrong[field] = say(text, language, params));
    if (date === '') tell(errors.dateNeeded);
    else if (!day.safeParse(date).success) tell(errors.dateWrong);
    // As asked for is right, even where that day has passed.
    else if (date === needed) return;
    else if (date < earliest) tell(errors.dateEarly, { day: earliest });
    else if (date > latest) tell(errors.dateFar, { day: latest });
  };
  const all = textIn(body, 'all').trim();
  if (all !== '') check('all', all, '');
  return lines.map((line) => {
    if (all !== '') return { line_no: line.line_no, date: all };
    const date = textIn(body, dateField(line)).trim();
    check(dateField(line), date, neededOn(linked, line));
    return { line_no: line.line_no, date };
  });
}

function yearsAhead(years: number): string {
  const now = new Date();
  now.setUTCFullYear(now.getUTCFullYear() + years);
  return now.toISOString().slice(0, 10);
}
