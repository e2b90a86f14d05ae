import { MailedLink } from '../../../features/auth/MailedLink.tsx';

export const Component = () => <MailedLink area="client" link="agree" />;
