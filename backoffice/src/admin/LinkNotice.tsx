import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  to: string;
  label: string;
  children: ReactNode;
}

/** A notice on the admin's home, with a link to where the work is done. */
export const LinkNotice = ({ to, label, children }: Props) => (
  <Notice
    tone="waiting"
    sx={{ mb: 4 }}
    action={
      <Button variant="outlined" component={Link} to={to}>
        {label}
      </Button>
    }
  >
    {children}
  </Notice>
);
