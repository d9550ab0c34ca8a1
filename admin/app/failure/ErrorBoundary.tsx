import { Component, type ReactNode } from 'react';
import { BrokenView } from './BrokenView.tsx';

type Props = { children: ReactNode; onRetry?: () => void; as?: 'main' | 'div' };

/** Limits an error to a part of the page. React supports this only in classes. */
export class ErrorBoundary extends Component<Props, { error: unknown; hasFailed: boolean }> {
  override state = { error: null as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  retry = (): void => {
    this.props.onRetry?.();
    this.setState({ error: null, hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenView error={this.state.error} onRetry={this.retry} as={this.props.as} />;
  }
}
