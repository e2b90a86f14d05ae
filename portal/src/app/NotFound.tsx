import Button from '@mui/material/Button';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';

export function NotFound() {
  return (
    <main style={{ padding: 24 }}>
      <PageHeader title="Page Not Found" />
      <EmptyState text="This address leads nowhere." action={<Button href="/">Go Back Home</Button>} />
    </main>
  );
}
