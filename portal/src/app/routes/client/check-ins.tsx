export { CheckInsScreen as Component } from '../../../features/check-ins/CheckInsScreen.tsx';
