import { sql } from 'kysely';
import { mayMove, type IdentifierState } from '#contract/codes/states.ts';
import { activationDays } from '#contract/features/product/page-templates/figures.ts';
import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { dayOf } from '../identifiers/tally.ts';

/** A version of a page that a consumer was shown, in which trial; 0: in none. */
export type ShownVersion = { company: number; page: number; number: number; trial: number };
/** The product that it was shown for. */
type ShownProduct = { seq: number; state: IdentifierState };

type Figure = { views: number; products: number; activations: number };
type FirstView = ShownVersion & { seq: number; day: string };
type Pending = {
  figures: Map<string, Figure>;
  taps: Map<string, number>;
  firstViews: Map<string, FirstView>;
  activated: Map<string, { company: number; seq: number }>;
};
const none = (): Pending => ({
  figures: new Map(),
  taps: new Map(),
  firstViews: new Map(),
  activated: new Map(),
});
type Held = { now: Pending; last: Promise<void> };
const heldOf = onePerServer((_app: App): Held => ({ now: none(), last: Promise.resolve() }));

const writeEvery = 2_000;

/** In no id of a block, which the database stores. */
const separator = '\0';
const today = () => dayOf(new Date()).day!;
const keyOf = ({ company, page, number, trial }: ShownVersion, ...more: readonly string[]) =>
  [company, page, number, trial, ...more].join(separator);

function addFigure(to: Map<string, Figure>, key: string, more: Partial<Figure>): void {
  const sum = to.get(key) ?? { views: 0, products: 0, activations: 0 };
  to.set(key, {
    views: sum.views + (more.views ?? 0),
    products: sum.products + (more.products ?? 0),
    activations: sum.activations + (more.activations ?? 0),
  });
}

const addTaps = (to: Map<string, number>, key: string, n: number) =>
  to.set(key, (to.get(key) ?? 0) + n);

/** Counts a page that was sent. It is written after the answer, so that no scan is slower for it. */
export function noteView(app: App, shown: ShownVersion, { seq, state }: ShownProduct): void {
  const { figures, firstViews } = heldOf(app).now;
  const day = today();
  addFigure(figures, keyOf(shown, day), { views: 1 });
  if (!mayMove('activate', state)) return;
  const key = `${shown.company} ${seq} ${shown.page}`;
  if (!firstViews.has(key)) firstViews.set(key, { ...shown, seq, day });
}

/** Counts a tap on a link or button of a block. */
export const noteTap = (app: App, shown: ShownVersion, block: string): void =>
  void addTaps(heldOf(app).now.taps, keyOf(shown, today(), block), 1);

/** Counts an activation for the pages that its product has seen. */
export const noteActivation = (app: App, { company, seq }: { company: number; seq: number }) =>
  void heldOf(app).now.activated.set(`${company} ${seq}`, { company, seq });

/** Writes what was counted every few seconds, many together; returned: writes the rest, and ends. */
export function keepPageFigures(app: App): () => Promise<void> {
  const write = () =>
    writePageFigures(app).catch((error: unknown) =>
      app.log.warn({ err: error }, 'cannot write figures of pages'),
    );
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void write().finally(() => (isBusy = false));
  }, writeEvery);
  timer.unref();
  return () => {
    clearInterval(timer);
    return write();
  };
}

/** Writes what was counted so far, after whatever is being written; if that fails, it is kept for the next time. */
export function writePageFigures(app: App): Promise<void> {
  const held = heldOf(app);
  const writing = held.last.then(() => writeNow(app, held));
  held.last = writing.catch(() => undefined);
  return writing;
}

async function writeNow(app: App, held: Held): Promise<void> {
  const counted = held.now;
  if (Object.values(counted).every(({ size }) => size === 0)) return;
  held.now = none();
  try {
    await transact(app.database.sidePool, systemActor, (tx) => write(tx, counted));
  } catch (error) {
    giveBack(held.now, counted);
    throw error;
  }
}

function giveBack(to: Pending, counted: Pending): void {
  for (const [key, figure] of counted.figures) addFigure(to.figures, key, figure);
  for (const [key, n] of counted.taps) addTaps(to.taps, key, n);
  for (const [key, view] of counted.firstViews) to.firstViews.set(key, view);
  for (const [key, one] of counted.activated) to.activated.set(key, one);
}

async function write(tx: Tx, counted: Pending): Promise<void> {
  const figures = new Map(counted.figures);
  for (const row of await writeFirstViews(tx, [...counted.firstViews.values()]))
    addFigure(figures, keyOf(row, row.day), { products: row.n });
  for (const row of await writeActivations(tx, [...counted.activated.values()]))
    addFigure(figures, keyOf(row, row.day), { activations: row.n });
  await writeFigures(tx, figures);
  await writeTaps(tx, counted.taps);
}

type Day = ShownVersion & { day: string; n: number };
const byDay = sql`select company_id as company, page_id as page, number, trial_id as trial, day::text, count(*)::int as n`;

/** How many products see a page for the first time. In one order for all nodes, so that none waits in a circle. */
async function writeFirstViews(tx: Tx, views: readonly FirstView[]): Promise<Day[]> {
  if (views.length === 0) return [];
  const column = <T>(pick: (view: FirstView) => T) => views.map(pick);
  const { rows } = await sql<Day>`
    with added as (
      insert into page_first_view (company_id, seq, page_id, number, trial_id, day)
      select * from unnest(${column(({ company }) => company)}::int[], ${column(({ seq }) => seq)}::bigint[],
        ${column(({ page }) => page)}::int[], ${column(({ number }) => number)}::int[],
        ${column(({ trial }) => trial)}::int[], ${column(({ day }) => day)}::date[])
        as given (company, seq, page, number, trial, day)
      order by company, seq, page
      on conflict do nothing returning company_id, page_id, number, trial_id, day)
    ${byDay} from added group by 1, 2, 3, 4, 5`.execute(tx);
  return rows;
}

async function writeActivations(
  tx: Tx,
  activated: readonly { company: number; seq: number }[],
): Promise<Day[]> {
  if (activated.length === 0) return [];
  const { rows } = await sql<Day>`
    with followed as (
      update page_first_view v set is_activated = true
      from unnest(${activated.map(({ company }) => company)}::int[], ${activated.map(({ seq }) => seq)}::bigint[])
        as given (company, seq)
      where v.company_id = given.company and v.seq = given.seq and not v.is_activated
        and v.day >= ${today()}::date - ${activationDays}::int
      returning v.company_id, v.page_id, v.number, v.trial_id, v.day)
    ${byDay} from followed group by 1, 2, 3, 4, 5`.execute(tx);
  return rows;
}

const partsOf = (keys: Iterable<string>) => {
  const rows = [...keys].map((key) => key.split(separator));
  return [0, 1, 2, 3, 4, 5].map((at) => rows.map((parts) => parts[at] ?? ''));
};

/** Only of pages that are still there. */
const present = sql`
  join page_template p on p.company_id = given.company and p.id = given.page
  order by given.company, given.page, given.number, given.trial, given.day`;

async function writeFigures(tx: Tx, figures: ReadonlyMap<string, Figure>): Promise<void> {
  if (figures.size === 0) return;
  const [companies, pages, numbers, trials, days] = partsOf(figures.keys());
  const column = (pick: (figure: Figure) => number) => [...figures.values()].map(pick);
  await sql`
    insert into page_figure as f (company_id, page_id, number, trial_id, day, views, products, activations)
    select given.* from unnest(${companies}::int[], ${pages}::int[], ${numbers}::int[], ${trials}::int[],
      ${days}::date[], ${column(({ views }) => views)}::bigint[], ${column(({ products }) => products)}::bigint[],
      ${column(({ activations }) => activations)}::bigint[])
      as given (company, page, number, trial, day, views, products, activations)
    ${present} for key share of p
    on conflict (company_id, page_id, number, trial_id, day) do update set views = f.views + excluded.views,
      products = f.products + excluded.products, activations = f.activations + excluded.activations`.execute(
    tx,
  );
}

async function writeTaps(tx: Tx, taps: ReadonlyMap<string, number>): Promise<void> {
  if (taps.size === 0) return;
  const [companies, pages, numbers, trials, days, blocks] = partsOf(taps.keys());
  await sql`
    insert into page_tap as f (company_id, page_id, number, trial_id, day, block, taps)
    select given.* from unnest(${companies}::int[], ${pages}::int[], ${numbers}::int[], ${trials}::int[],
      ${days}::date[], ${blocks}::text[], ${[...taps.values()]}::bigint[]) as given (company, page, number, trial, day, block, taps)
    ${present}, given.block for key share of p
    on conflict (company_id, page_id, number, trial_id, day, block) do update set taps = f.taps + excluded.taps`.execute(
    tx,
  );
}
