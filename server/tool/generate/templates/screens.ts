import {
  filtersOf,
  lines,
  list,
  ofTypes,
  quote,
  valuesOf,
  type Plan,
  type PlannedField,
} from '../pieces.ts';

const widths: Record<PlannedField['type'], number> = {
  text: 140,
  longText: 200,
  number: 96,
  quantity: 110,
  money: 110,
  yesNo: 84,
  day: 112,
  time: 148,
  choice: 100,
  dict: 100,
  part: 168,
  category: 110,
};
// More would slide below the actions at 1440.
const room = 900 - 148;

/** What a row is called: its first field, unless the list finds that by itself. */
const namesItself = ['name', 'title', 'code'];

/** `admin/features/…/…Page.tsx` */
export function pageFile(plan: Plan): string {
  const { names, fields, described } = plan;
  const { resource, One, feature } = names;
  const first = fields[0]!;
  const listed = fields.filter((field, at) => at === 0 || field.used('listed'));
  let taken = 0;
  const columns = listed.map((field, at) => {
    const width = at === 0 ? 190 : widths[field.type];
    taken += width;
    return `{ ${columnOf(field, width)}${taken > room ? ', hidden: true' : ''} },`;
  });
  const filtered = fields.filter((field) => field.used('filtered'));
  const choices = listed.filter(({ type }) => type === 'choice');
  const hasAnswers = listed.some(({ type }) => type === 'yesNo');
  const needsValues = filtered.filter(({ type }) => type === 'choice').map(valuesOf);
  const isNamed = namesItself.includes(first.name);
  return `${lines(
    (choices.length > 0 || hasAnswers) && "import { useSay } from '#admin/app/language.ts';",
    "import { lazyComponent } from '#admin/app/lazy-component.tsx';",
    filtered.some(({ type }) => type === 'part') &&
      "import { partSource } from '#admin/ui/form/sources.ts';",
    "import { DataPage } from '#admin/ui/list/DataPage.tsx';",
    "import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';",
    hasAnswers && "import { StateDot } from '#admin/ui/StateDot.tsx';",
    filtered.some(({ type }) => type === 'category') &&
      "import { categoryCalls } from '#contract/features/product/categories/contract.ts';",
    `import { ${list(`${resource}Calls`, ...needsValues, `type ${One}`)} } from '#contract/features/${feature}/contract.ts';`,
    `import { ${names.many} } from '#contract/features/${feature}/feature.ts';`,
    `import { ${resource}Texts } from '#contract/features/${feature}/texts.ts';`,
  )}

const columns: readonly Column<${One}>[] = [
${columns.join('\n')}
{ field: 'update_time', width: 148, kind: 'time' },
{ field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof ${resource}Calls>>[] = [
${lines(
  filtersOf(plan).includes('keyword') && "{ field: 'keyword', kind: 'text' },",
  ...filtered.map((field) => `{ field: '${field.name}', ${filterOf(field, resource)} },`),
  "{ field: 'create_time', kind: 'days' },",
)}
];

const Form = lazyComponent(async () => (await import('./${One}Form.tsx')).${One}Form);
${isNamed ? '' : `const nameOf = (row: ${One}) => row.${first.name};`}

/** ${described.line_en} */
export function Page() {
  return (
    <DataPage
      calls={${resource}Calls}
      title={${names.many}.title}
      texts={${resource}Texts}
      columns={columns}
      filters={filters}
      form={Form}
      ${isNamed ? '' : 'nameOf={nameOf}'}
    />
  );
}
${choices.map((field) => choiceCell(field, plan)).join('\n')}
${
  hasAnswers
    ? `
function Answer({ value }: { value: boolean }) {
  const say = useSay();
  return (
    <StateDot tone={value ? 'good' : 'idle'}>{say(${resource}Texts.answers[\`\${value}\`])}</StateDot>
  );
}
`
    : ''
}`;
}

const cellOf = ({ name }: PlannedField) =>
  `${name.replaceAll(/(?:^|_)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())}Name`;

function columnOf(field: PlannedField, width: number): string {
  const { name, type, shownAs } = field;
  const kinds: Partial<Record<PlannedField['type'], string>> = {
    number: ", kind: 'number'",
    quantity: ", kind: 'quantity'",
    money: ", kind: 'money'",
    day: ", kind: 'day'",
    time: ", kind: 'time'",
    yesNo: `, render: (row) => <Answer value={row.${name}} />`,
    choice: `, render: (row) => <${cellOf(field)} value={row.${name}} />`,
  };
  const sort = field.used('sorted') ? ', sort: true' : '';
  return `field: '${shownAs ?? name}', width: ${width}${kinds[type] ?? ''}${sort}`;
}

function choiceCell(field: PlannedField, { names }: Plan): string {
  const words = `${names.resource}Texts.choices.${field.name}[value]`;
  return `
function ${cellOf(field)}({ value }: { value: ${names.One}['${field.name}'] }) {
  const say = useSay();
  return ${field.isNullable ? `value ? say(${words}) : '–'` : `say(${words})`};
}`;
}

function filterOf(field: PlannedField, resource: string): string {
  const labels = (values: string, from: string) =>
    `${values}.map((value) => ({ value, label: ${resource}Texts.${from}[value] }))`;
  const kinds: Partial<Record<PlannedField['type'], string>> = {
    yesNo: `kind: 'select', options: ${labels("(['true', 'false'] as const)", 'answers')}`,
    choice: `kind: 'multiple', options: ${labels(valuesOf(field), `choices.${field.name}`)}`,
    dict: `kind: 'multiple', dict: ${quote(field.dict)}`,
    part: "kind: 'remote', source: partSource",
    category: "kind: 'tree', tree: categoryCalls.index",
    day: "kind: 'days'",
    time: "kind: 'days'",
  };
  return kinds[field.type] ?? "kind: 'text'";
}

const inputs: Record<PlannedField['type'], string> = {
  text: 'TextField',
  longText: 'TextField',
  number: 'NumberField',
  quantity: 'QuantityField',
  money: 'MoneyField',
  yesNo: 'SwitchField',
  day: 'DayField',
  time: 'TimeField',
  choice: 'SelectField',
  dict: 'SelectField',
  part: 'RemoteField',
  category: 'TreeField',
};

/** `admin/features/…/…Form.tsx` */
export function formFile(plan: Plan): string {
  const { names, fields } = plan;
  const { resource, One, feature } = names;
  const used = [...new Set(fields.map(({ type }) => inputs[type]))];
  const choices = ofTypes(plan, 'choice');
  const answers = ofTypes(plan, 'yesNo');
  const isLarge = fields.length > 6;
  const kit = [...used, 'RecordForm'].toSorted();
  return `${lines(
    ...kit.map((name) =>
      name === 'RecordForm'
        ? "import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';"
        : `import { ${name} } from '#admin/ui/form/${name}.tsx';`,
    ),
    ofTypes(plan, 'part').length > 0 && "import { partSource } from '#admin/ui/form/sources.ts';",
    ofTypes(plan, 'category').length > 0 &&
      "import { categoryCalls } from '#contract/features/product/categories/contract.ts';",
    `import { ${list(...choices.map(valuesOf), `${resource}Calls`, `type ${One}`)} } from '#contract/features/${feature}/contract.ts';`,
    `import { ${resource}Texts } from '#contract/features/${feature}/texts.ts';`,
  )}

${lines(
  answers.length > 0 &&
    `const blank = { ${answers.map(({ name }) => `${name}: false`).join(', ')} };`,
  ...choices.map(
    (field) =>
      `const ${optionsOf(field)} = ${valuesOf(field)}.map((value) => ({ value, label: ${resource}Texts.choices.${field.name}[value] }));`,
  ),
)}

export function ${One}Form(props: FormProps<${One}>) {
  return (
    <RecordForm
      {...props}
      calls={${resource}Calls}
      texts={${resource}Texts}
      ${answers.length > 0 ? 'blank={blank}' : ''}
      shape="${isLarge ? 'drawer' : 'dialog'}"
      ${isLarge ? 'width={720}' : ''}
    >
${fields.map((field) => inputOf(field)).join('\n')}
    </RecordForm>
  );
}
`;
}

const optionsOf = (field: PlannedField) => valuesOf(field).replace(/Values$/, 'Options');

function inputOf(field: PlannedField): string {
  const more: Partial<Record<PlannedField['type'], string>> = {
    longText: 'rows={3}',
    choice: `options={${optionsOf(field)}}`,
    dict: `dict="${field.dict}"`,
    part: `source={partSource} shown={props.record?.${field.shownAs}}`,
    category: 'source={categoryCalls.index}',
  };
  return `<${inputs[field.type]} field="${field.name}" ${more[field.type] ?? ''} />`;
}
