import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { columnName, escapeAttribute, looks, rowXml, type Cell } from './cells.ts';

/** A sheet: name, column widths, header row and data rows as a stream. */
export type Sheet = {
  name: string;
  widths: readonly number[];
  head: readonly string[];
  rows: AsyncIterable<readonly Cell[][]> | Iterable<readonly Cell[][]>;
  /** The style of its columns, also where they are empty. */
  look?: number;
};

/** The most rows of an Excel sheet below the header. */
export const sheetRows = 1_048_575;
// Beyond four gigabytes a zip needs an extension that not every reader supports.
const sheetCharacters = 1_000_000_000;
const pieceLength = 65_536;

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// Sheets are the default, so that this can be written before it is known how many there will be.
const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`;
const rootRelations = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
// In the order of `looks`: plain, bold header, money, text even if digits are typed.
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/**
 * Streams a workbook: rows are requested only when the reader has room. A full sheet continues in the next. An error in
 * the rows destroys the stream; destroying the stream ends the rows.
 */
export function writeWorkbook(sheets: readonly Sheet[], most = sheetRows): Readable {
  const zip = new ZipFile();
  // yazl promises a stream and gives a PassThrough.
  const out = zip.outputStream as Readable;
  const put = (name: string, content: string) =>
    zip.addBuffer(Buffer.from(content), name, { compress: false });
  zip.on('error', (error: Error) => out.destroy(error));
  const fill = async () => {
    put('[Content_Types].xml', contentTypes);
    put('_rels/.rels', rootRelations);
    put('xl/styles.xml', styles);
    const names: string[] = [];
    for (const sheet of sheets) {
      const pages = pagesOf(sheet, most);
      for (let page = 1; ; page += 1) {
        names.push(page === 1 ? sheet.name : `${sheet.name} ${page}`);
        const body = Readable.from(pages.next(), { objectMode: false, highWaterMark: pieceLength });
        const destroy = () => void body.destroy();
        out.once('close', destroy);
        zip.addReadStream(body, `xl/worksheets/sheet${names.length}.xml`, { compressionLevel: 1 });
        await once(body, 'close');
        out.off('close', destroy);
        if (body.errored) throw body.errored;
        if (out.destroyed) return;
        if (!pages.hasMore()) break;
      }
    }
    put('xl/workbook.xml', workbookXml(names));
    put('xl/_rels/workbook.xml.rels', workbookRelations(names.length));
    zip.end();
  };
  void fill().catch((error: Error) => out.destroy(error));
  return out;
}

/** Splits the rows of a sheet into sheets of at most `most` rows, each with the header. */
function pagesOf({ widths, head, rows, look = looks.plain }: Sheet, most: number) {
  const source =
    Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  const names = head.map((_, at) => columnName(at));
  let waiting: readonly Cell[][] = [];
  let at = 0;
  const hasRow = async () => {
    while (at >= waiting.length) {
      const step = await source.next();
      if (step.done) return false;
      waiting = step.value;
      at = 0;
    }
    return true;
  };
  let isLast = false;
  async function* next() {
    let isWhole = false;
    try {
      const columns = widths.map(
        (width, n) =>
          `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1" style="${look}"/>`,
      );
      let piece = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowXml(names, 1, head, looks.head)}`;
      let length = 0;
      let row = 1;
      let more = await hasRow();
      while (more && row <= most && length < sheetCharacters) {
        row += 1;
        piece += rowXml(names, row, waiting[at]!, look);
        at += 1;
        if (piece.length >= pieceLength) {
          length += piece.length;
          yield piece;
          piece = '';
        }
        more = at < waiting.length || (await hasRow());
      }
      isLast = !more;
      isWhole = true;
      yield `${piece}</sheetData></worksheet>`;
    } finally {
      // A reader that stops ends the rows as well, and releases what they hold.
      if (!isWhole) await source.return?.();
    }
  }
  return { next, hasMore: () => !isLast };
}

function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, at) =>
      `<sheet name="${escapeAttribute(sheetName(name))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: number): string {
  const all = Array.from(
    { length: sheets },
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return `${xml}<Relationships xmlns="${packages}/relationships">${all.join('')}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;
}

/** Excel allows 31 characters, without these. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);
