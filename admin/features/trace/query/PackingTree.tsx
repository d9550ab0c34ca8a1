import { Link } from 'react-router';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { IdentifierStateDot } from '#admin/ui/show/IdentifierState.tsx';
import type { Identifier } from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import type { IdentifierFound } from './found.ts';
import { queryPageTexts } from './texts.ts';
import styles from './query.module.css';

const texts = queryPageTexts.tree;

/** Its parents from the outermost down, and its contents. */
export function PackingTree({ answer }: { answer: IdentifierFound }) {
  const say = useSay();
  const reachable = useReachable();
  const { identifier, parents, children, children_count: count } = answer;
  if (parents.length === 0 && count === 0) return <p className={styles.none}>{say(texts.alone)}</p>;
  return (
    <ul className={styles.tree}>
      {parents.map((one, depth) => (
        <TreeRow key={one.id} one={one} depth={depth} />
      ))}
      <TreeRow one={identifier} depth={parents.length} isSelf />
      {children.map((one) => (
        <TreeRow key={one.id} one={one} depth={parents.length + 1} />
      ))}
      {count > children.length && (
        <li style={{ paddingLeft: `${(parents.length + 1) * 16}px` }}>
          {reachable.has('/identity/list') ? (
            <Link to={`/identity/list?parent_id=${identifier.id}`}>
              {say(texts.more, { n: formatQuantity(count - children.length) })}
            </Link>
          ) : (
            formatQuantity(count)
          )}
        </li>
      )}
    </ul>
  );
}

type TreeRowProps = { one: Identifier; depth: number; isSelf?: boolean };

function TreeRow({ one, depth, isSelf = false }: TreeRowProps) {
  const say = useSay();
  return (
    <li style={{ paddingLeft: `${depth * 16}px` }} aria-current={isSelf ? 'true' : undefined}>
      <span>{say(identifierTexts.levels[one.level])}</span>
      {isSelf ? (
        <strong>
          <CodeText code={one.code} copyable={false} />
        </strong>
      ) : (
        <Link to={`/trace/query?text=${encodeURIComponent(one.code)}`}>
          <CodeText code={one.code} copyable={false} />
        </Link>
      )}
      <IdentifierStateDot state={one.state} />
    </li>
  );
}
