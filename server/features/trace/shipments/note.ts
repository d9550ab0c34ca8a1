import { sql } from 'kysely';
import { toString as drawCode } from 'qrcode';
import type { ShipmentInfo } from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { languageTags } from '#contract/language.ts';
import { say, t, type Text, type TextParams } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { FileAnswer } from '#server/http/endpoint.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { readShipment } from '#server/logistics/shipment-rows.ts';
import type { Reader } from '#server/records/list-plan.ts';

/** More codes than these fill a book; then only what was scanned is printed. */
const mostPrinted = 5_000;

const texts = {
  title: t('送货单', 'Delivery note', '送貨單'),
  codes: t('货物编码', 'Codes', '貨物編碼'),
  pieces: t('{n} 件', '{n} {n:unit|units}', '{n} 件'),
  cut: t(
    '货物较多，只列出箱码与单独拣的编码',
    'There are many units: only boxes and single codes are listed',
    '貨物較多，只列出箱碼與單獨揀的編碼',
  ),
  signed: t('收货人签字', 'Received by', '收貨人簽字'),
  date: t('日期', 'Date', '日期'),
};
const { fields, company, kinds } = shipmentTexts;

const style = `@page{size:A4;margin:14mm}*{box-sizing:border-box}
body{margin:0 auto;max-width:182mm;color:#1b2430;font:12px/1.5 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{display:flex;justify-content:space-between;gap:8mm}h1{margin:0;font-size:22px}header svg{width:28mm;height:28mm}
dl{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:1mm 4mm;margin:4mm 0}dt{color:#4a5563}dd{margin:0}
table{width:100%;border-collapse:collapse}th,td{padding:1.5mm 2mm;border:1px solid #c3c9c1;text-align:left}
th.n,td.n{text-align:right}h2{margin:6mm 0 2mm;font-size:14px}section{break-inside:avoid;margin:0 0 3mm}
h3{margin:0;font:600 12px/1.5 monospace}ul{display:grid;grid-template-columns:repeat(4,1fr);gap:0 3mm;margin:0;padding:0;
list-style:none;font:11px/1.5 monospace;overflow-wrap:anywhere}footer{display:flex;gap:20mm;margin-top:12mm}
footer span{flex:1;border-top:1px solid #1b2430;padding-top:1mm}`;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string | number | null) =>
  String(text ?? '').replace(/[&<>"]/g, (mark) => marks[mark]!);

/** The delivery note of a shipment as one page for printing, with its boxes and codes. */
export async function deliveryNote(reader: Reader<StaffSession>, id: number): Promise<FileAnswer> {
  const { language } = reader;
  const tell = (text: Text, params?: TextParams) => safe(say(text, language, params));
  const shipment = await readShipment(reader, id);
  const code = await drawCode(shipment.code, { type: 'svg', margin: 0 });
  const facts: [Text, string | null][] = [
    [fields.from_name, shipment.from_name || say(company, language)],
    [fields.to_name, shipment.to_name],
    [fields.kind, say(kinds[shipment.kind], language)],
    [fields.planned_date, shipment.planned_date],
    [fields.carrier, shipment.carrier],
    [fields.tracking_no, shipment.tracking_no],
    [fields.remark, shipment.remark],
  ];
  const lines = shipment.lines.map(
    (line) =>
      `<tr><td>${safe(line.part_code)}</td><td>${safe(line.part_name)}</td><td class="n">${safe(line.quantity)}</td>` +
      `<td class="n">${line.picked}</td></tr>`,
  );
  const body = `<header><div><h1>${tell(texts.title)}</h1><p>${safe(shipment.code)}</p></div>${code}</header>
<dl>${facts.map(([label, value]) => `<dt>${tell(label)}</dt><dd>${safe(value)}</dd>`).join('')}</dl>
<table><thead><tr><th>${tell(fields.part_code)}</th><th>${tell(fields.part_name)}</th>
<th class="n">${tell(fields.ordered)}</th><th class="n">${tell(fields.picked)}</th></tr></thead>
<tbody>${lines.join('')}</tbody></table>
<h2>${tell(texts.codes)} · ${tell(texts.pieces, { n: shipment.picked })}</h2>
${await printCodes(reader, shipment, tell)}
<footer><span>${tell(texts.signed)}</span><span>${tell(texts.date)}</span></footer>`;
  const page = `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">
<title>${safe(shipment.code)}</title><style>${style}</style></head><body>${body}</body></html>`;
  return {
    name: `${shipment.code}.html`,
    type: 'text/html; charset=utf-8',
    body: Buffer.from(page),
  };
}

type Printed = { seq: number; root_seq: number; level: number; code: string | null; units: number };

/** Each box with what is in it, then what travels alone. */
async function printCodes(
  { app, tx, session }: Reader<StaffSession>,
  { id, picked }: ShipmentInfo,
  tell: (text: Text, params?: TextParams) => string,
): Promise<string> {
  const isLong = picked > mostPrinted;
  const { rows } = await sql<Printed>`
    select r.seq, r.root_seq, r.level, i.code,
      case when r.seq = r.root_seq then (select count(*)::int from shipment_code u where u.company_id = r.company_id
        and u.shipment_id = r.shipment_id and u.root_seq = r.seq and u.level = 0) else 0 end as units
    from shipment_code r join identifier i on i.company_id = r.company_id and i.seq = r.seq
    where r.company_id = ${session.companyId} and r.shipment_id = ${id}
      and (r.seq = r.root_seq or (r.level = 0 and not ${isLong}::boolean))
    order by r.seq`.execute(tx);
  const codes = await codeTexts(app, tx, session.companyId, rows);
  const named = ({ seq }: Printed) => safe(codes.get(seq) ?? '');
  const item = (row: Printed) => `<li>${named(row)}</li>`;
  const inside = new Map<number, Printed[]>();
  for (const row of rows)
    if (row.seq !== row.root_seq)
      inside.set(row.root_seq, [...(inside.get(row.root_seq) ?? []), row]);
  const boxes = rows.filter(({ seq, root_seq: root, level }) => seq === root && level > 0);
  const alone = rows.filter(({ seq, root_seq: root, level }) => seq === root && level === 0);
  const sections = boxes.map(
    (box) =>
      `<section><h3>${named(box)} · ${tell(texts.pieces, { n: box.units })}</h3>` +
      `<ul>${(inside.get(box.seq) ?? []).map(item).join('')}</ul></section>`,
  );
  const rest = alone.length > 0 ? `<ul>${alone.map(item).join('')}</ul>` : '';
  return `${isLong ? `<p>${tell(texts.cut)}</p>` : ''}${sections.join('')}${rest}`;
}
