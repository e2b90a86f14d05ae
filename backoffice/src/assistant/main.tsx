import { AssistantLogin } from '../auth/AssistantLogin.tsx';
import { startArea } from '../layout/start-area.tsx';

startArea({
  basename: '/assistant',
  toastSeconds: 3,
  Login: AssistantLogin,
  App: () => import('./AssistantApp.tsx'),
});
