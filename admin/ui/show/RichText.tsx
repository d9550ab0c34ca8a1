import styles from './rich-text.module.css';

/** Formatted text as it is read: on the paper it was written on, whatever the office around it looks like. */
export function RichText({ markup }: { markup: string }) {
  // Made harmless by the server when it was kept.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: markup }} />;
}
