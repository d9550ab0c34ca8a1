import styles from './rich-text.module.css';

/** Rich text for display, always on a light background. */
export function RichText({ markup }: { markup: string }) {
  // Sanitised by the server when it was saved.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: markup }} />;
}
