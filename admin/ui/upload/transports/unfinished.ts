import { useSession } from '#admin/app/session.ts';
import { lasting } from '#browser/storage.ts';

/** An upload that has begun: where it goes on, and what it will be called. */
type Unfinished = { url: string; key: string; name: string; time: number };

const shelf = 'unfinished_uploads';
const keptFor = 86_400_000;
const keptAtMost = 100;

const read = (): Record<string, Unfinished> => {
  try {
    const found = JSON.parse(lasting.getItem(shelf) ?? '{}') as Record<string, Unfinished>;
    const fresh = Object.entries(found).filter(([, { time }]) => Date.now() - time < keptFor);
    return Object.fromEntries(fresh.slice(-keptAtMost));
  } catch {
    return {};
  }
};

/** How the marks of this person's uploads begin. */
export function whoseBucket(bucket: string): string {
  const { user, type } = useSession.getState();
  return [type, user?.company_id ?? 0, user?.id ?? 0, bucket, ''].join('/');
}

/** The same file of the same person, also after the page was reloaded. */
export const fingerprint = (file: File, bucket: string) =>
  `${whoseBucket(bucket)}${file.size}/${file.lastModified}/${file.name}`;

/** What this person began and did not finish, by name. */
export const namesOfUnfinished = (bucket: string): string[] =>
  Object.entries(read())
    .filter(([print]) => print.startsWith(whoseBucket(bucket)))
    .map(([, { name }]) => name);

export const findUnfinished = (print: string): Unfinished | undefined => read()[print];

export function keepUnfinished(print: string, begun: Omit<Unfinished, 'time'>): void {
  const { [print]: _old, ...others } = read();
  lasting.setItem(shelf, JSON.stringify({ ...others, [print]: { ...begun, time: Date.now() } }));
}

export function dropUnfinished(print: string): void {
  const { [print]: _gone, ...others } = read();
  lasting.setItem(shelf, JSON.stringify(others));
}
