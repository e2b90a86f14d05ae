import {
  CoreAdminContext,
  CoreAdminUI,
  defaultI18nProvider,
  type CoreAdminContextProps,
  type CoreAdminUIProps,
} from 'react-admin';
import { FailedArea, LoadingArea } from './area-states.tsx';
import { NotFound } from '@clinic/ui/layout/NotFound.tsx';
import { RaNotifications } from './RaNotifications.tsx';

const UnknownAddress = () => <NotFound />;

type Props = Pick<CoreAdminUIProps, 'title' | 'layout' | 'dashboard' | 'children'> &
  Pick<CoreAdminContextProps, 'dataProvider' | 'authProvider' | 'queryClient' | 'store'>;

/**
 * react-admin's `Admin` without its layout, log-in, messages and pages: the product has its own, and every visit would
 * load both.
 */
export const AreaAdmin = ({ title, layout, dashboard, children, ...providers }: Props) => (
  <CoreAdminContext {...providers} i18nProvider={defaultI18nProvider}>
    <CoreAdminUI
      {...{ title, layout, dashboard }}
      requireAuth
      disableTelemetry
      loginPage={false}
      authCallbackPage={false}
      catchAll={UnknownAddress}
      accessDenied={UnknownAddress}
      authenticationError={UnknownAddress}
      loading={LoadingArea}
      error={FailedArea}
    >
      {children}
    </CoreAdminUI>
    <RaNotifications />
  </CoreAdminContext>
);
