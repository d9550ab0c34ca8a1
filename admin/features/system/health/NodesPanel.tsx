import { useSay } from '#admin/app/language.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import type { Health } from '#contract/features/system/health/contract.ts';
import { State } from './Figures.tsx';
import { healthPageTexts as texts } from './texts.ts';
import { byteWords, spanWords } from './words.ts';
import styles from './health.module.css';

type Node = Health['nodes'][number];

/** The server processes with the status they report. */
export function NodesPanel({ nodes, time }: Pick<Health, 'nodes' | 'time'>) {
  const say = useSay();
  const heads = [
    texts.node,
    texts.state,
    texts.uptime,
    texts.version,
    texts.memory,
    texts.delay,
    texts.sockets,
    texts.disk,
    texts.places,
  ];
  return (
    <Panel title={say(texts.nodes)}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={say(texts.nodes)}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head.en} scope="col">
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nodes.map((node) => (
              <NodeRow key={node.id} node={node} time={time} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function NodeRow({ node, time }: { node: Node; time: string }) {
  const say = useSay();
  const { start_time: started, memory, heap, delay, sockets, disk_free: free } = node;
  const up = started && Date.parse(time) - Date.parse(started);
  return (
    <tr>
      <th scope="row">
        {node.host ? `${node.host} · ${node.process}` : node.id.slice(0, 8)}
        {node.is_this && <small>{say(texts.thisNode)}</small>}
      </th>
      <td>
        <State state={node.state} />
        {node.state === 'bad' && (
          <small>{say(texts.silent, { n: Math.round(node.silent_ms / 1_000) })}</small>
        )}
      </td>
      <td>{up ? spanWords(up, say) : say(texts.starting)}</td>
      <td>{node.version}</td>
      <td>
        {memory !== undefined &&
          say(texts.memoryWords, { rss: byteWords(memory), heap: byteWords(heap ?? 0) })}
      </td>
      <td>{delay !== undefined && say(texts.milliseconds, { n: delay })}</td>
      <td>{sockets}</td>
      <td>{free !== undefined && byteWords(free)}</td>
      <td>{node.places}</td>
    </tr>
  );
}
