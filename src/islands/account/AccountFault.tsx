import { Component, type ReactNode } from 'react';
import { logFailure } from '@/lib/browser/log';
import { Notice } from '../ui/Notice';

interface Props {
  text: string;
  children: ReactNode;
}

/** Says so when our own mistake breaks what is inside, instead of an empty page. */
export class AccountFault extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('Account page', error instanceof Error ? error.name : 'unknown');
  }

  override render() {
    return this.state.isBroken ? <Notice notice={{ kind: 'error', text: this.props.text }} /> : this.props.children;
  }
}
