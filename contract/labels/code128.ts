/** The widths of bars and spaces, in modules, by the number of the symbol character (ISO/IEC 15417). */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const stop = '2331112';
const [toC, toB, fnc1, startB, startC] = [99, 100, 102, 104, 105];
/** Stands for FNC1: between two elements of GS1 data of which the first has no fixed length. */
export const separator = '\u001d';
const printable = new RegExp(`^[ -~${separator}]+$`);

/** How many pairs of digits follow. */
const pairsAt = (text: string, at: number): number =>
  Math.floor(/^\d*/.exec(text.slice(at))![0].length / 2);

/**
 * Printable ASCII as the widths of bars and spaces, beginning with a bar; null where another character is in it. Four
 * digits or more in a row share characters. GS1 data begins with FNC1.
 */
export function code128(text: string, isGs1 = false): number[] | null {
  if (!printable.test(text)) return null;
  const isPair = text.length === 2 && pairsAt(text, 0) === 1;
  let isC = isPair || pairsAt(text, 0) >= 2;
  const values = [isC ? startC : startB, ...(isGs1 ? [fnc1] : [])];
  for (let at = 0; at < text.length;) {
    if (text[at] === separator) {
      values.push(fnc1);
      at += 1;
    } else if (isC && pairsAt(text, at) > 0) {
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
    } else if (isC) {
      values.push(toB);
      isC = false;
    } else if (pairsAt(text, at) >= 2 && /^(\d\d)+(?!\d)/.test(text.slice(at))) {
      values.push(toC);
      isC = true;
    } else {
      values.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  const check = values.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103;
  const drawn = [...values, check].map((value) => patterns[value]!).join('') + stop;
  return [...drawn].map(Number);
}
