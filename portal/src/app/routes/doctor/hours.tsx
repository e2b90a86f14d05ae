export { OwnHours as Component } from '../../../features/hours/OwnHours.tsx';
