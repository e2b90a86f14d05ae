import { ForgottenPassword } from '../../../features/auth/ForgottenPassword.tsx';

export const Component = () => <ForgottenPassword area="staff" />;
