import { useRouteError } from 'react-router';
import { BrokenView } from './BrokenView.tsx';

/** The last net: whatever the parts of the page did not catch. */
export function BrokenRoute() {
  return <BrokenView as="main" error={useRouteError()} onRetry={() => window.location.reload()} />;
}
