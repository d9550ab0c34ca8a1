import { useEffect, useState } from 'react';
import { loadAccess } from '../account.ts';
import { ApiError } from '../api.ts';
import { FailureView } from '../failure/FailureView.tsx';
import { useSay } from '../language.ts';
import { forgetToken } from '../session.ts';
import { shellTexts } from '../texts.ts';
import { Splash } from '../waiting/Splash.tsx';

/** Loads menus and user; offers a retry if that fails. */
export function Start() {
  const say = useSay();
  const [failure, setFailure] = useState<string | null>(null);
  const load = () => {
    setFailure(null);
    loadAccess().catch((error: unknown) =>
      setFailure(error instanceof ApiError ? error.msg : String(error)),
    );
  };
  useEffect(load, []);
  if (failure === null) return <Splash />;
  return (
    <FailureView
      as="main"
      title={say(shellTexts.start.failed)}
      text={failure}
      actions={[
        { label: say(shellTexts.retry), run: load },
        { label: say(shellTexts.expired.again), run: forgetToken },
      ]}
    />
  );
}
