import { ChoosePassword } from '../../../features/auth/ChoosePassword.tsx';

export const Component = () => <ChoosePassword area="client" />;
