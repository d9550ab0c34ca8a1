import { soundsLike } from '#admin/app/find/pinyin.ts';

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s·-]/g, '');

type Said = {
  /** Also found by their pinyin. */
  names: readonly string[];
  more: readonly string[];
};

/** Whether every word that was typed is in what is said somewhere, or in how a name sounds. */
export function matchesWords({ names, more }: Said, words: string): boolean {
  const wanted = words.split(/\s+/).map(plain).filter(Boolean);
  const said = [...names, ...more].map(plain);
  return wanted.every(
    (word) =>
      said.some((one) => one.includes(word)) || names.some((name) => soundsLike(name, word)),
  );
}
