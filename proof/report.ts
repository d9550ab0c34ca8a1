import { say, t, type TextParams } from '#contract/text.ts';
import type { Language } from '#contract/language.ts';
import type { SignedHead } from './formats.ts';
import { faultTexts } from './texts.ts';
import type { VerifiedBundle } from './verify-bundle.ts';
import type { VerifiedDay } from './verify-day.ts';
import type { VerifiedHead } from './verify-head.ts';
import type { VerifiedStamps } from './verify-stamps.ts';

const texts = {
  day: t(
    '{company}，{day}：{n} 个事件，根 {root}',
    '{company}, {day}: {n} {n:event|events}, root {root}',
    '{company}，{day}：{n} 個事件，根 {root}',
  ),
  bundle: t(
    '{company}，{code} {product}：{n} 个事件已封存，{pending} 个还没有',
    '{company}, {code} {product}: {n} {n:event|events} sealed, {pending} not yet',
    '{company}，{code} {product}：{n} 個事件已封存，{pending} 個還沒有',
  ),
  head: t(
    '日志 {origin}，共 {n} 天，根 {root}',
    'Log {origin}, {n} {n:day|days}, root {root}',
    '日誌 {origin}，共 {n} 天，根 {root}',
  ),
  trusted: t(
    '日志头与您给出的公钥或日志头一致。',
    'The head of the log matches the key or the head that you gave.',
    '日誌頭與您提供的公鑰或日誌頭一致。',
  ),
  untrusted: t(
    '日志头用文件自带的公钥签名。请与别处得到的公钥或日志头核对，否则只能证明文件自身一致。',
    'The head is signed with the key in the file itself. Compare it with a key or a head that you got elsewhere; without that, the file is only proven to agree with itself.',
    '日誌頭用檔案自帶的公鑰簽名。請與別處取得的公鑰或日誌頭核對，否則只能證明檔案自身一致。',
  ),
  noLog: t(
    '这个文件写于日志建立之前，只能与您另外保存的根核对。',
    'This file is from before there was a log: it can be compared only with a root that you kept.',
    '這個檔案寫於日誌建立之前，只能與您另外保存的根核對。',
  ),
  witnessed: t(
    '日志头有您给出公钥的见证方的签名。',
    'The head of the log is signed by a witness whose key you gave.',
    '日誌頭有您提供公鑰的見證方的簽名。',
  ),
  witness: t('{name} 于 {time} 见证', 'Witnessed by {name} at {time}', '{name} 於 {time} 見證'),
  ownWitness: t(
    '{name} 于 {time} 见证（公钥来自文件自身，请向见证方核实）',
    'Witnessed by {name} at {time}, with a key from the file itself; ask the witness for its key',
    '{name} 於 {time} 見證（公鑰來自檔案自身，請向見證方核實）',
  ),
  stamp: t(
    '{authority} 证明它在 {time} 已存在（证书 SHA-256 {fingerprint}，请与该机构公布的核对）',
    '{authority} certifies that it existed at {time} (certificate SHA-256 {fingerprint}; compare it with the one that the authority publishes)',
    '{authority} 證明它在 {time} 已存在（憑證 SHA-256 {fingerprint}，請與該機構公布的核對）',
  ),
  stampSkipped: t(
    '这个浏览器不能核对时间戳；请换一个浏览器，或用核对程序。',
    'This browser cannot verify the time-stamp. Use another one, or the program.',
    '這個瀏覽器不能核對時戳；請換一個瀏覽器，或用核對程式。',
  ),
  line: t('第 {n} 行：{what}', 'Line {n}: {what}', '第 {n} 行：{what}'),
  event: t('第 {n} 个事件：{what}', 'Event {n}: {what}', '第 {n} 個事件：{what}'),
  sound: t('一切与封存时相同。', 'Everything is as it was sealed.', '一切與封存時相同。'),
  broken: t('这不是封存时的内容。', 'This is not what was sealed.', '這不是封存時的內容。'),
} as const;

const noStamps: VerifiedStamps = { stamps: [], faults: [], isSkipped: false };
type Verified = VerifiedDay | VerifiedBundle;
export type Report = { isSound: boolean; verdict: string; facts: string[]; faults: string[] };

/** The head that a verified file has. */
export const headOf = (verified: Verified): SignedHead | null =>
  (verified.kind === 'bundle' ? verified.bundle.head : verified.head?.head) ?? null;

/** What was found, in words. */
export function reportOf(
  verified: Verified,
  language: Language,
  stamped: VerifiedStamps = noStamps,
): Report {
  const write = (text: (typeof texts)[keyof typeof texts], params?: TextParams) =>
    say(text, language, params);
  const facts: string[] = [];
  if (verified.kind === 'bundle') {
    const { company, code, product, events, pending } = verified.bundle;
    facts.push(
      write(texts.bundle, { company, code, product, n: events.length, pending: pending.length }),
    );
  } else if (verified.head) {
    const { company, day } = verified.head;
    facts.push(write(texts.day, { company, day, n: verified.events, root: verified.root ?? '—' }));
  }
  facts.push(...factsOf(verified.log), ...stampFacts());
  const all = [...verified.faults, ...stamped.faults];
  const isSound = all.length === 0;
  return {
    isSound,
    verdict: write(isSound ? texts.sound : texts.broken),
    facts,
    faults: all.map(({ line, what, params }) => {
      const words = say(faultTexts[what], language, params);
      const place = verified.kind === 'day' ? texts.line : texts.event;
      return line === null ? words : write(place, { n: line, what: words });
    }),
  };

  function stampFacts(): string[] {
    return [
      ...stamped.stamps.map(({ time, authority, fingerprint }) =>
        write(texts.stamp, { authority, fingerprint, time: time.toISOString() }),
      ),
      ...(stamped.isSkipped ? [write(texts.stampSkipped)] : []),
    ];
  }

  function factsOf(log: VerifiedHead | null): string[] {
    if (!log) return verified.kind === 'day' && verified.head ? [write(texts.noLog)] : [];
    if (!log.checkpoint) return [];
    const { origin, size, root } = log.checkpoint;
    const isWitnessed = log.witnesses.some(({ isGiven }) => isGiven);
    const hex = Array.from(root, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return [
      write(texts.head, { origin, n: size, root: hex }),
      write(log.isTrusted ? texts.trusted : isWitnessed ? texts.witnessed : texts.untrusted),
      ...log.witnesses.map(({ name, seen, isGiven }) =>
        write(isGiven ? texts.witness : texts.ownWitness, { name, time: seen.toISOString() }),
      ),
    ];
  }
}
