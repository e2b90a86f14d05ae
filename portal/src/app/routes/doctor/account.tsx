export { OwnAccount as Component } from '../../own-account.tsx';
