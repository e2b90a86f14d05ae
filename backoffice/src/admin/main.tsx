import { AdminLogin } from '../auth/AdminLogin.tsx';
import { startArea } from '../layout/start-area.tsx';

startArea({
  basename: '/admin',
  toastSeconds: 5,
  Login: AdminLogin,
  App: () => import('./AdminApp.tsx'),
});
