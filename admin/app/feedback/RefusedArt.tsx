import type { ReactNode } from 'react';
import styles from './refused.module.css';

function Drawing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 240 140" fill="none" role="img" aria-label={title}>
      <path className={styles.ground} d="M16 124h208" />
      {children}
    </svg>
  );
}

/** A closed door with the seal as its lock. */
export function DoorArt({ title }: { title: string }) {
  return (
    <Drawing title={title}>
      <path
        className={styles.faint}
        d="M44 124V64h28M44 84h20M196 124V52h-28M196 76h-18M196 100h-18"
      />
      <path className={styles.sheet} d="M84 124V36a36 36 0 0 1 72 0v88z" />
      <path d="M84 124V36a36 36 0 0 1 72 0v88M120 0v124M96 116V40M144 116V40" clipPath="inset(0)" />
      <path className={styles.seal} d="M108 58h16a8 8 0 0 1 8 8v16h-24z" />
      <path className={styles.cut} d="M127 82V69a6 6 0 0 0-6-6h-8v14h8v-7" />
    </Drawing>
  );
}

/** Shelves, the top one out of reach. */
export function VersionArt({ title }: { title: string }) {
  return (
    <Drawing title={title}>
      <path className={styles.sheet} d="M52 124V92h48v32zM100 124V64h48v60zM148 124V32h48v92z" />
      <path d="M52 124V92h48v32M100 124V64h48v60" />
      <path className={styles.dashed} d="M148 124V32h48v92" />
      <path className={styles.faint} d="M60 104h32M60 112h20M108 76h32M108 84h20" />
      <path className={styles.seal} d="M160 52h16a8 8 0 0 1 8 8v16h-24z" />
      <path className={styles.cut} d="M179 76V63a6 6 0 0 0-6-6h-8v14h8v-7" />
      <path className={styles.go} d="M36 84c14-34 46-58 88-64M112 12l12 8-8 11" />
    </Drawing>
  );
}
