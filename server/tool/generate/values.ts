import { dictionaries } from '../../seed/dictionaries.ts';
import { quote, type PlannedField } from './pieces.ts';

const marks = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸'];

/** The text of the field in one of its examples: its label and a mark, as far as they fit. */
export function exampleText({ zh_CN: label, limit }: PlannedField, at: number): string {
  const mark = marks[at % marks.length]!;
  return label.length + 1 <= limit ? label + mark : mark;
}

const dictValues = (code: string): string[] =>
  Object.keys(dictionaries.find((one) => one.code === code)?.options ?? { x: 0 });

/** An example of the field's value as TypeScript, different for each number; references are for the caller to fill. */
export function exampleOf(field: PlannedField, at: number): string {
  const two = String((at % 28) + 1).padStart(2, '0');
  const words = quote(exampleText(field, at));
  const dict = dictValues(field.dict);
  const examples: Record<PlannedField['type'], string> = {
    text: words,
    longText: words,
    number: String(Math.min(at + 1, field.limit)),
    quantity: quote(`${at + 1}.5`),
    money: `${(at + 1) * 19}_900`,
    yesNo: String(at % 2 === 0),
    day: quote(`2026-01-${two}`),
    time: quote(`2026-01-${two}T02:30:00.000Z`),
    choice: quote(field.options[at % field.options.length]?.value ?? ''),
    dict: quote(dict[at % dict.length]!),
    part: field.name,
    category: field.name,
  };
  return examples[field.type];
}

/** What people write into a cell for that example, where it is written by people. */
export function exampleCell(field: PlannedField, at: number): string {
  if (field.type === 'yesNo') return at % 2 === 0 ? '是' : '否';
  if (field.type === 'choice') return field.options[at % field.options.length]!.zh_CN;
  if (field.type === 'money') return `${(at + 1) * 199}.00`;
  if (field.type === 'dict') {
    const values = dictValues(field.dict);
    const options = dictionaries.find(({ code }) => code === field.dict)?.options ?? {};
    return options[values[at % values.length]!]?.zh_CN ?? '';
  }
  return exampleOf(field, at).replaceAll(/^'|'$/g, '');
}
