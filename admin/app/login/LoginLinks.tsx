import { useQuery } from '@tanstack/react-query';
import { get } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import type { ShownLink } from '#contract/features/data/links/contract.ts';
import type { LoginType } from '#contract/login-types.ts';
import { loginTexts } from './texts.ts';
import styles from './login.module.css';

/** Sites the platform recommends; nothing where there are none or they cannot be read. */
export function LoginLinks({ type }: { type: LoginType }) {
  const say = useSay();
  const { data = [] } = useQuery({
    queryKey: ['login', 'links'],
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) =>
      (await get<ShownLink[]>('login/links', {}, { type, signal, quiet: true })).data,
  });
  if (data.length === 0) return null;
  return (
    <footer className={styles.foot}>
      <nav aria-label={say(loginTexts.links)}>
        {data.map(({ name, url }) => (
          <a key={name} href={url} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
      </nav>
    </footer>
  );
}
