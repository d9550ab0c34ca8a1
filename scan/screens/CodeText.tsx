import { groupsOf } from '#browser/code-groups.ts';

/** A code to be compared with what is printed; only its look has gaps. */
export function CodeText({ code }: { code: string }) {
  return (
    <code>
      {groupsOf(code).map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </code>
  );
}
