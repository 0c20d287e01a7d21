import { Component, type ReactNode } from 'react';
import { logFailure } from '@/lib/browser/log';
import { Notice } from '../ui/Notice';

interface Props {
  text: string;
  children: ReactNode;
}

/** Shows a text in place of children that throw, instead of an empty page. */
export class AccountErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('Account page', error instanceof Error ? error.name : 'unknown');
  }

  override render() {
    return this.state.hasError ? <Notice notice={{ kind: 'error', text: this.props.text }} /> : this.props.children;
  }
}
