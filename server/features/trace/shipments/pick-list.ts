import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { ShipmentInfo } from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { say, t, type Text } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { readShipment } from '#server/logistics/shipment-rows.ts';
import { drawFacts, drawSignatures, drawTitle } from '#server/pdf/paper.ts';
import { drawLongTable } from '#server/pdf/table.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { servePaper } from '#server/pdf/serve-paper.ts';

const texts = {
  title: t('拣货单', 'Pick list', '揀貨單'),
  toPick: t('待拣', 'To pick', '待揀'),
  where: t('在库的箱 × 件数', 'Boxes in stock × units', '在庫的箱 × 件數'),
  loose: t('没有整箱', 'No box', '沒有整箱'),
  done: t('已拣', 'Picked', '已揀'),
  picked: t('拣货人签字', 'Picked by', '揀貨人簽名'),
  checked: t('复核人签字', 'Checked by', '複核人簽名'),
  date: t('日期', 'Date', '日期'),
};
const { fields } = shipmentTexts;
/** Boxes that are named for a part; they are opened in this order. */
const mostBoxes = 4;

type Box = { seq: number; code: string; units: number };
type PickList = {
  shipment: ShipmentInfo;
  company: string;
  boxes: ReadonlyMap<number, readonly Box[]>;
};

/** The boxes of each part that are in the house and in no shipment, in the order of their numbers. */
async function readBoxes(
  { app, tx, session }: Reader<StaffSession>,
  parts: readonly number[],
): Promise<ReadonlyMap<number, Box[]>> {
  const { companyId } = session;
  const { rows } = await sql<{ part_id: number; seq: number; code: string | null; units: number }>`
    select p.id as part_id, b.seq, b.code, b.units
    from unnest(${[...parts]}::integer[]) as p (id)
    cross join lateral (
      select c.seq, i.code, c.quantity as units
      from container c join identifier i on i.company_id = c.company_id and i.seq = c.seq
      where c.company_id = ${companyId} and c.part_id = p.id and c.level = 1 and c.quantity > 0
        and i.state between ${identifierStates.allocated} and ${identifierStates.packed}
        and not exists (select from shipment_code o
          where o.company_id = c.company_id and o.seq = c.seq and o.state < 2)
      order by c.seq limit ${mostBoxes}
    ) as b`.execute(tx);
  const codes = await codeTexts(app, tx, companyId, rows);
  const boxes = new Map<number, Box[]>();
  for (const { part_id: part, seq, units } of rows) {
    const found = boxes.get(part) ?? [];
    found.push({ seq, code: codes.get(seq) ?? '', units });
    boxes.set(part, found);
  }
  return boxes;
}

/** What was packed together lies together: by the first box, and what is in none by the part's number. */
function inWalkingOrder({ shipment, boxes }: PickList): ShipmentInfo['lines'] {
  const first = (part: number) => boxes.get(part)?.[0]?.seq ?? Number.POSITIVE_INFINITY;
  return shipment.lines.toSorted((one, other) => {
    const [a, b] = [first(one.part_id), first(other.part_id)];
    return a === b ? one.part_code.localeCompare(other.part_code) : a - b;
  });
}

/** `GET shipment/pickList`: what to fetch, in the order of the way. */
export const pickList = servePaper<PickList>({
  read: async (reader, id) => {
    const shipment = await readShipment(reader, id);
    const { name } = await reader.tx
      .selectFrom('company')
      .select('name')
      .where('company_id', '=', reader.session.companyId)
      .executeTakeFirstOrThrow();
    const parts = shipment.lines.map(({ part_id: part }) => part);
    return { shipment, company: name, boxes: await readBoxes(reader, parts) };
  },
  name: ({ shipment: { code }, company }) => ({ code, author: company }),
  async *draw(doc, list, { language }) {
    const { shipment, company, boxes } = list;
    const tell = (text: Text) => say(text, language);
    doc.addPage();
    drawTitle(doc, company, tell(texts.title), shipment.code);
    drawFacts(doc, [
      [tell(fields.to_name), shipment.to_name],
      [tell(fields.planned_date), shipment.planned_date ?? ''],
      [tell(fields.carrier), shipment.carrier],
      [tell(fields.remark), shipment.remark],
    ]);
    yield;
    const open = ({ quantity, picked }: ShipmentInfo['lines'][number]) =>
      quantity === null ? '' : String(Math.max(quantity - picked, 0));
    const placesOf = (part: number) =>
      (boxes.get(part) ?? []).map(({ code, units }) => `${code} × ${units}`).join('\n');
    yield* drawLongTable(
      doc,
      [
        { title: tell(fields.part_code), share: 20 },
        { title: tell(fields.part_name), share: 30 },
        { title: tell(texts.where), share: 32 },
        { title: tell(texts.done), share: 10, align: 'right' },
        { title: tell(texts.toPick), share: 11, align: 'right' },
        { title: '✓', share: 7, align: 'right' },
      ],
      inWalkingOrder(list).map((line) => [
        line.part_code,
        line.part_name,
        placesOf(line.part_id) || tell(texts.loose),
        String(line.picked),
        open(line),
        '□',
      ]),
    );
    drawSignatures(doc, [tell(texts.picked), tell(texts.checked)], tell(texts.date));
    yield;
  },
});
