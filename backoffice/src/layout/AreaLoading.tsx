import { PageLoading } from './PageLoading.tsx';

/** While it is being found out who is logged in. */
export const AreaLoading = () => <PageLoading />;
