import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import styles from './designer.module.css';

type Said = { words: string; times: number };

export function createAnnouncer() {
  const said = createStore<Said>(() => ({ words: '', times: 0 }));
  const announce = (words: string) => said.setState(({ times }) => ({ words, times: times + 1 }));
  return { said, announce };
}

/** Announces changes to screen readers. */
export function Announcer({ store }: { store: StoreApi<Said> }) {
  const { words, times } = useStore(store);
  return (
    <div className={styles.unseen} role="status" aria-live="polite">
      {/* A changed key repeats the same text. */}
      <span key={times}>{words}</span>
    </div>
  );
}
