type Person = { id: number; name: string };
type Piece = { text: string; isMention: boolean };

const mark = ({ name }: Person) => `@${name}`;

/** Those of the people whose names stand in the text after an @. */
export const mentionedIn = (text: string, people: readonly Person[]): Person[] =>
  people.filter((one) => text.includes(mark(one)));

/** A text cut where it mentions somebody. */
export function pieces(text: string, people: readonly Person[]): Piece[] {
  // A longer name goes first: it may begin with a shorter one.
  const marks = people.map(mark).toSorted((one, other) => other.length - one.length);
  const cut: Piece[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const found = marks.find((one) => text.startsWith(one, at));
    if (found === undefined) {
      plain += text[at]!;
      at += 1;
      continue;
    }
    if (plain) cut.push({ text: plain, isMention: false });
    plain = '';
    cut.push({ text: found, isMention: true });
    at += found.length;
  }
  return plain ? [...cut, { text: plain, isMention: false }] : cut;
}
