import { useSite, useSiteWords } from '../site.ts';
import styles from './site-records.module.css';

/** Contact and registration numbers of the site. */
export function SiteRecords() {
  const site = useSite();
  const hours = useSiteWords('support_hours');
  const { support_phone: phone, support_email: email } = site;
  const records = [
    [site.icp_number, site.icp_url],
    [site.police_number, site.police_url],
  ].filter(([number]) => number);
  if (!phone && !email && !hours && records.length === 0) return null;
  return (
    <span className={styles.records}>
      {phone && <a href={`tel:${phone.replaceAll(/[\s()]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {hours && <span>{hours}</span>}
      {records.map(([number, url]) =>
        url ? (
          <a key={number} href={url} target="_blank" rel="noopener">
            {number}
          </a>
        ) : (
          <span key={number}>{number}</span>
        ),
      )}
    </span>
  );
}
