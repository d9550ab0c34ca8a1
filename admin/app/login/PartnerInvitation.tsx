import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { sessionCalls } from '#contract/features/account/session/contract.ts';
import { linkParts } from '#contract/invitation.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { loginTexts, partnerInviteTexts as texts } from './texts.ts';
import styles from './login.module.css';

type PartnerInvitationProps = {
  token: string;
  onRegistered: (username: string) => void;
  onForgot: () => void;
};

/** A company opens the link of another that wants it as its supplier or customer: it registers, or signs in. */
export function PartnerInvitation({ token, onRegistered, onForgot }: PartnerInvitationProps) {
  const say = useSay();
  const navigate = useNavigate();
  const isIn = useSession((state) => state.type === 'web' && state.token !== null);
  const [way, setWay] = useState<'register' | 'login' | null>(null);
  const { data: read, error } = useQuery({
    queryKey: ['partner invitation', token],
    retry: false,
    queryFn: async () =>
      (await api(sessionCalls.partnerInvitation, { token }, { type: 'web', quiet: true })).data,
  });
  // Kept here: signing in empties what was read, and the form would lose its invitation.
  const [data, setData] = useState(read);
  if (read && read !== data) setData(read);
  if (error && !data)
    return (
      <p role="alert" className={styles.refusal}>
        {error instanceof ApiError ? error.msg : String(error)}
      </p>
    );
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  // A supplier files the company that invites it as a customer, and the other way round.
  const list = data.side === 'supplier' ? '/orderGoods/customer' : '/procure/supplier';
  const target = `${list}#${linkParts.partner}=${token}`;
  return (
    <>
      <p className={styles.hint}>
        {say(data.side === 'supplier' ? texts.asSupplier : texts.asCustomer, {
          company: data.company_name,
        })}
      </p>
      {way === 'register' ? (
        <RegisterForm invitation={{ token, ...data }} onRegistered={onRegistered} />
      ) : way === 'login' ? (
        <LoginForm type="web" target={target} onForgot={onForgot} />
      ) : (
        <div className={styles.ways}>
          <Button type="primary" size="large" block onClick={() => setWay('register')}>
            {say(texts.register)}
          </Button>
          <Button
            size="large"
            block
            onClick={() => (isIn ? void navigate(target) : setWay('login'))}
          >
            {say(isIn ? texts.goOn : texts.login)}
          </Button>
        </div>
      )}
      {way === 'login' && (
        <p className={styles.other}>
          {say(loginTexts.noCompany)}
          <button type="button" onClick={() => setWay('register')}>
            {say(loginTexts.registerLink)}
          </button>
        </p>
      )}
    </>
  );
}
