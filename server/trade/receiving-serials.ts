import type {
  CheckedCode,
  ReceivingInput,
  ReceivingLineInput,
} from '#contract/features/procure/receivings/contract.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { actorOf } from '../access/sessions.ts';
import { notFound } from '../refusal.ts';
import {
  countGuesses,
  linkOf,
  readScanned,
  receivedBefore,
  refuseSerials,
  serialIn,
  type Asker,
  type Culprit,
  type LinkedUnit,
  type ScannedCode,
  type SupplierLink,
} from './receiving-codes.ts';
import { ownPartsOf } from './supplied-parts.ts';

const { errors } = receivingTexts;

/** What the parts of a linked company are called here. */
async function ownParts(
  { tx, session }: Asker,
  link: SupplierLink | null,
  scanned: ReadonlyMap<string, ScannedCode>,
): Promise<Map<number, number>> {
  if (!link) return new Map();
  const parts = new Set<number>();
  for (const one of scanned.values())
    if (typeof one !== 'string')
      for (const { part_id: part } of one.units) if (part !== null) parts.add(part);
  const { sellerId } = link;
  const traders = { sellerId, buyerId: session.companyId, actor: actorOf(session) };
  return ownPartsOf(tx, traders, [...parts]);
}

/**
 * The lines with the serials of single units, each once. Codes that this supplier has not sent to us are refused, and
 * units of another part than the line's.
 */
export async function settleSerials(
  asker: Asker,
  { supplier_id: supplier, lines }: Pick<ReceivingInput, 'supplier_id' | 'lines'>,
): Promise<ReceivingLineInput[]> {
  const every = lines.flatMap((line) => line.supplier_codes);
  if (every.length === 0) return [...lines];
  const link = await linkOf(asker, supplier);
  const scanned = await readScanned(asker, link, every);
  await countGuesses(asker, link, scanned);
  const parts = await ownParts(asker, link, scanned);
  const culprits: Culprit[] = [];
  const taken = new Map<string, number>();
  const settled = lines.map((line, at) => {
    const own: string[] = [];
    const take = (code: string) => {
      const where = taken.get(code);
      if (where !== undefined && where !== at) culprits.push({ code, why: errors.twice, line: at });
      if (where !== undefined) return;
      taken.set(code, at);
      own.push(code);
    };
    for (const code of line.supplier_codes) {
      const found = scanned.get(code)!;
      if (found === 'stranger') culprits.push({ code, why: errors.notShipped, line: at });
      else if (found === 'serial') take(serialIn(code));
      else
        for (const unit of found.units) {
          const wrong = isOtherPart(unit, line.part_id, parts);
          if (wrong) culprits.push({ ...wrong, line: at });
          else take(unit.code);
        }
    }
    return { ...line, supplier_codes: own };
  });
  refuseSerials(culprits);
  return settled;
}

/** A unit that is known to be another part; where nobody has said what it is here, the line says it. */
export function isOtherPart(
  { code, part_id: part, part_name: name }: LinkedUnit,
  wanted: number,
  parts: ReadonlyMap<number, number>,
): Culprit | null {
  const own = part === null ? undefined : parts.get(part);
  if (own === undefined || own === wanted) return null;
  return { code, why: errors.otherPart, params: { part: name } };
}

/** `POST receiving/check`: what scanned codes are, and whether they can be received. */
export async function checkScanned(
  asker: Asker & { language: Language },
  supplierId: number,
  codes: readonly string[],
): Promise<CheckedCode[]> {
  const { tx, session, language } = asker;
  const supplier = await tx
    .selectFrom('supplier')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('id', '=', supplierId)
    .executeTakeFirst();
  if (!supplier) throw notFound();
  const link = await linkOf(asker, supplierId);
  const scanned = await readScanned(asker, link, codes);
  await countGuesses(asker, link, scanned);
  const parts = await ownParts(asker, link, scanned);
  const serialsOf = (found: ScannedCode, code: string) =>
    typeof found === 'string' ? [serialIn(code)] : found.units.map((unit) => unit.code);
  const every = [...scanned].flatMap(([code, found]) => serialsOf(found, code));
  const before = await receivedBefore(asker, supplierId, every);
  return [...scanned].map(([code, found]) => {
    const done = serialsOf(found, code).find((one) => before.has(one));
    const why =
      found === 'stranger'
        ? say(errors.notShipped, language, { code })
        : done === undefined
          ? ''
          : say(errors.alreadyIn, language, { code: done, document: before.get(done)! });
    return { code, why, found: why === '' ? groupsOf(found, code, parts) : [] };
  });
}

function groupsOf(
  found: ScannedCode,
  code: string,
  parts: ReadonlyMap<number, number>,
): CheckedCode['found'] {
  if (typeof found === 'string')
    return [{ part_id: null, part_name: '', codes: [serialIn(code)], stopped: 0 }];
  const groups = new Map<number | null, CheckedCode['found'][number]>();
  for (const unit of found.units) {
    const own = unit.part_id === null ? null : (parts.get(unit.part_id) ?? null);
    const key = unit.part_id;
    const group = groups.get(key) ?? {
      part_id: own,
      part_name: unit.part_name,
      codes: [],
      stopped: 0,
    };
    group.codes.push(unit.code);
    group.stopped += unit.is_stopped ? 1 : 0;
    groups.set(key, group);
  }
  return [...groups.values()];
}
