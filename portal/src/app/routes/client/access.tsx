export { AccessLogScreen as Component } from '../../../features/access-log/AccessLogScreen.tsx';
