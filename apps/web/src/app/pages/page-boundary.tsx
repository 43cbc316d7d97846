import { Component, type ReactNode } from 'react';
import { repeatEarlyInput } from '../../early-input.js';
import { ErrorPage } from './error-page.js';
import { usePageLocation } from '../wizard/ideas-address.js';

/** An error boundary around the page: the layout stays, and navigation resets it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary key={usePageLocation().pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch() {
    repeatEarlyInput();
  }

  override render() {
    return this.state.error ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
