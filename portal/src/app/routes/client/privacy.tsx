export { PrivacyScreen as Component } from '../../../features/privacy/PrivacyScreen.tsx';
