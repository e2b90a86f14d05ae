import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageFailure } from '@clinic/ui/layout/PageFailure.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return <PageFailure />;
  }
}

/** Keeps the sidebar when a page fails; navigation clears the failure. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary key={useLocation().pathname}>{children}</Boundary>
);
