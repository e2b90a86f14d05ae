import Box from '@mui/material/Box';
import { useMemo, useRef, type ReactNode } from 'react';
import { PageHeader } from '../layout/PageHeader.tsx';
import { EmailSection } from './EmailSection.tsx';
import { OwnAccountContext, type OwnAccountAccess } from './own-account.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SetUpFirst } from './SetUpFirst.tsx';
import { WhoIAm } from './WhoIAm.tsx';

interface Props extends OwnAccountAccess {
  /** Sections that only this area has. */
  children?: ReactNode;
}

export function AccountPage({ api, area, id, children }: Props) {
  const access = useMemo(() => ({ api, area, id }), [api, area, id]);
  const secondStep = useRef<HTMLDivElement>(null);
  const toSecondFactor = () => {
    secondStep.current?.scrollIntoView();
    secondStep.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <OwnAccountContext value={access}>
      <Box sx={{ maxWidth: 960 }}>
        <PageHeader title="My account" context="Who you are here, and how you log in." />
        <SetUpFirst onSetUp={toSecondFactor} />
        <WhoIAm />
        <PasswordSection />
        <EmailSection />
        <Box ref={secondStep} sx={{ scrollMarginTop: 80 }}>
          <SecondFactorSection />
        </Box>
        <SessionsSection />
        {children}
      </Box>
    </OwnAccountContext>
  );
}
