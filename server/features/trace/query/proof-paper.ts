import { bytesToHex } from '@noble/hashes/utils.js';
import { eventTexts, type EventKind } from '#contract/codes/events.ts';
import type { TraceEvent } from '#contract/features/identity/identifiers/contract.ts';
import type { Language } from '#contract/language.ts';
import { publicLog } from '#contract/public-log.ts';
import { say, t, type Text, type TextParams } from '#contract/text.ts';
import type { Bundle } from '#proof/formats.ts';
import { readCheckpoint, readKey, readNote } from '#proof/note.ts';
import { ensureRoom, ink, innerWidth, paleInk, textFont, type Pdf } from '#server/pdf/page.ts';
import { drawFacts, drawTitle } from '#server/pdf/paper.ts';
import { drawLongTable } from '#server/pdf/table.ts';
import { clockTime } from '#server/records/spreadsheet/times.ts';

export const proofTexts = {
  file: t('溯源证明', 'Proof', '溯源證明'),
  title: t('溯源证明', 'Proof of history', '溯源證明'),
  product: t('产品', 'Product', '產品'),
  made: t('出具时间', 'Issued', '出具時間'),
  sealed: t('已封存事件', 'Sealed events', '已封存事件'),
  pending: t('尚未封存', 'Not sealed yet', '尚未封存'),
  log: t('日志', 'Log', '日誌'),
  days: t('日志天数', 'Days in the log', '日誌天數'),
  root: t('日志的根', 'Root of the log', '日誌的根'),
  key: t('公钥', 'Public key', '公鑰'),
  witnesses: t('见证方', 'Witnesses', '見證方'),
  time: t('时间（北京）', 'Time (Beijing)', '時間（北京）'),
  event: t('事件', 'Event', '事件'),
  who: t('人员、地点与去向', 'Who, where, to whom', '人員、地點與去向'),
  document: t('单据', 'Document', '單據'),
  proven: t('封存于', 'Sealed on', '封存於'),
  notYet: t('次日封存', 'On the next day', '次日封存'),
  none: t('还没有日志头', 'No head of the log yet', '還沒有日誌頭'),
  how: t('怎样核对', 'How to verify', '怎樣核對'),
  steps: [
    t(
      '1. 打开同一压缩包里的 suyuan-verify.html（断网也能用），一起选择 proof.json、signature.txt 和这份 PDF。',
      '1. Open suyuan-verify.html from the same archive; it works without a network. Choose proof.json, signature.txt and this PDF together.',
      '1. 開啟同一壓縮檔裡的 suyuan-verify.html（斷網也能用），一起選擇 proof.json、signature.txt 和這份 PDF。',
    ),
    t(
      '2. 把上面的公钥与 {address} 公布的、见证方或您以前保存的核对；只有这样才能证明历史没有被整体改写。',
      '2. Compare the public key above with the one published at {address}, with that of a witness, or with one that you kept. Only that proves that the whole history was not rewritten.',
      '2. 把上面的公鑰與 {address} 公布的、見證方或您以前保存的核對；只有這樣才能證明歷史沒有被整體改寫。',
    ),
    t(
      '3. 证明说明：列出的每个事件在封存之后没有改动，并处于当天的这个位置。是否还有别的事件，要看当天的全部事件。人名、地点等名称取自当前记录，仅便于阅读；以 proof.json 中的内容为准。',
      '3. What it proves: each event listed was not changed after it was sealed, and stands at its place in its day. Whether there are further events can be told only from all events of those days. Names of people and places are given for reading, as they are recorded today; what counts is in proof.json.',
      '3. 證明說明：列出的每個事件在封存之後沒有改動，並處於當天的這個位置。是否還有別的事件，要看當天的全部事件。人名、地點等名稱取自目前記錄，僅便於閱讀；以 proof.json 中的內容為準。',
    ),
  ],
} as const;

type Proven = {
  company: string;
  code: string;
  product: string;
  events: readonly TraceEvent[];
  proof: Bundle;
  /** When each of its events was sealed, by their numbers. */
  sealedOn: ReadonlyMap<number, string>;
  /** Where the installation is reached. */
  address: string;
};

/** The history of one identifier to be read by people, and how to verify it. */
export async function* drawProof(
  doc: Pdf,
  proven: Proven,
  language: Language,
): AsyncGenerator<void> {
  const write = (text: Text, params?: TextParams) => say(text, language, params);
  const { company, code, product, proof, sealedOn, address } = proven;
  const head = proof.head && readCheckpoint(readNote(proof.head.checkpoint)!.text);
  const witnesses = (proof.head?.witnesses ?? []).map((key) => readKey(key)?.name ?? key);
  doc.addPage();
  drawTitle(doc, company, write(proofTexts.title), code);
  drawFacts(doc, [
    [write(proofTexts.product), product || '—'],
    [write(proofTexts.made), clockTime(proof.made)],
    [write(proofTexts.sealed), String(proof.events.length)],
    [write(proofTexts.pending), String(proof.pending.length)],
    [write(proofTexts.log), head?.origin ?? write(proofTexts.none)],
    [write(proofTexts.days), String(head?.size ?? 0)],
    [write(proofTexts.root), head ? bytesToHex(head.root) : '—'],
    [write(proofTexts.key), proof.head?.keys[0] ?? '—'],
    [write(proofTexts.witnesses), witnesses.join(', ') || '—'],
  ]);
  yield;
  const columns = [
    { title: write(proofTexts.time), share: 20 },
    { title: write(proofTexts.event), share: 18 },
    { title: write(proofTexts.who), share: 32 },
    { title: write(proofTexts.document), share: 16 },
    { title: write(proofTexts.proven), share: 14 },
  ];
  const rows = proven.events
    .toSorted((one, other) => one.id - other.id)
    .map((event) => [
      clockTime(event.event_time),
      write(eventTexts[event.kind as EventKind]),
      whoOf(event),
      event.document,
      sealedOn.get(event.id) ?? write(proofTexts.notYet),
    ]);
  yield* drawLongTable(doc, columns, rows);
  drawSteps(
    doc,
    write(proofTexts.how),
    proofTexts.steps.map((step) => write(step, { address: address + publicLog.about })),
  );
  yield;
}

function whoOf({ create_user: user, place, from_name: from, to_name: to }: TraceEvent): string {
  const way = from === '' && to === '' ? '' : `${from || '—'} → ${to || '—'}`;
  return [user, place, way].filter((one) => one !== '').join(' · ');
}

function drawSteps(doc: Pdf, title: string, steps: readonly string[]): void {
  const left = doc.page.margins.left;
  const width = innerWidth(doc);
  doc.font(textFont).fontSize(9);
  const height = steps.reduce((sum, step) => sum + doc.heightOfString(step, { width }) + 4, 40);
  ensureRoom(doc, height);
  doc.y += 16;
  doc.fontSize(11).fillColor(ink).text(title, left, doc.y, { width });
  doc.y += 4;
  doc.fontSize(9).fillColor(paleInk);
  for (const step of steps) {
    doc.text(step, left, doc.y, { width });
    doc.y += 4;
  }
}
