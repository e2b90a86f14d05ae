import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';

/** While it is being found out who is logged in. */
export const AreaLoading = () => <ContentSkeleton rows={6} />;
