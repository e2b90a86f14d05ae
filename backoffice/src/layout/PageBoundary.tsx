import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FailureNotice } from './FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';

export const PageFailure = () => (
  <>
    <PageHeader title="This page could not be shown" />
    <FailureNotice
      sentence="Something went wrong on our side. Please try again."
      retryLabel="Reload"
      onRetry={() => window.location.reload()}
    />
  </>
);

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

/** Keeps the sidebar when a page fails; going to another page clears the failure. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary key={useLocation().pathname}>{children}</Boundary>
);
