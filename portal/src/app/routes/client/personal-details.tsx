import { PageHeader } from '../../../components/PageHeader.tsx';

export function Component() {
  return <PageHeader title="Personal Details" />;
}
