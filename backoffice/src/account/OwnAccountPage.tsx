import type { Role } from '@clinic/contract/constants';
import { AccountPage } from '@clinic/ui/account/AccountPage.tsx';
import type { Api } from '@clinic/ui/session/http.ts';
import { useMemo } from 'react';
import { useGetIdentity } from 'react-admin';
import { useServer } from '../providers/useServer.ts';
import { SecondFactorRuleSection } from './SecondFactorRuleSection.tsx';

function OwnAccountPage({ area }: { area: Role }) {
  const server = useServer();
  const { data: person } = useGetIdentity();
  const api = useMemo<Pick<Api, 'call'>>(
    () => ({ call: (of, request, options) => server((clinic) => clinic.call(of, request, options)) }),
    [server],
  );
  return (
    person && (
      <AccountPage api={api} area={area} id={String(person.id)}>
        {area === 'admin' && <SecondFactorRuleSection />}
      </AccountPage>
    )
  );
}

export default OwnAccountPage;
