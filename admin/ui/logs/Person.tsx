import styles from './logs.module.css';

/** Somebody by their account, and their name where it is known. */
export function Person({ username, realname }: { username: string; realname: string }) {
  return (
    <span className={styles.person}>
      <span title={username}>{username}</span>
      {realname && <small>{realname}</small>}
    </span>
  );
}
