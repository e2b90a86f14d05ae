export { ProgressScreen as Component } from '../../../features/progress/ProgressScreen.tsx';
