import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MONEY_TABS } from './money-tabs.ts';

interface Props {
  title: string;
  /** Path of the invoices; other tabs have paths below it. */
  base: string;
  context?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of the money pages: tabs, each with its own address. */
export function MoneyFrame({ title, base, context, action, children }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const chosen = MONEY_TABS.find(([path]) => path && pathname.endsWith(path))?.[0] ?? '';
  return (
    <>
      <PageHeader title={title} context={context} action={action} />
      <Tabs
        value={chosen}
        aria-label="What to show"
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_event, path: string) => void navigate(`${base}${path}`)}
        sx={{ mb: 4 }}
      >
        {MONEY_TABS.map(([path, label]) => (
          <Tab
            key={path}
            value={path}
            id={`tab${path.replace('/', '-')}`}
            aria-controls="shown"
            label={label}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="shown" aria-labelledby={`tab${chosen.replace('/', '-')}`}>
        {children}
      </div>
    </>
  );
}
