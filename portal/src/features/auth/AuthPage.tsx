import { clinicFacts, clinicLogo } from '@clinic/contract/clinic';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';

const HomeLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  color: 'var(--maroon)',
  fontFamily: 'var(--serif)',
  fontSize: '1.2rem',
  fontWeight: 600,
  textDecoration: 'none',
});

export const AuthLink = styled(Link)({ padding: '8px 0', color: 'var(--river)', textUnderlineOffset: 3 });

interface Props {
  title: string;
  context?: ReactNode;
  children: ReactNode;
  links?: ReactNode;
}

/** The card of all log-ins and the registration. */
export function AuthPage({ title, context, children, links }: Props) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        bgcolor: 'var(--cream)',
        // Not on phones, where it would be the largest element and delay the largest paint.
        '&::after': {
          content: '""',
          display: { xs: 'none', md: 'block' },
          position: 'absolute',
          right: -60,
          bottom: -40,
          width: 'min(560px, 90vw)',
          aspectRatio: '1',
          zIndex: 0,
          bgcolor: 'var(--leaf)',
          opacity: 0.22,
          mask: `url(${import.meta.env.BASE_URL}branch.svg) center / contain no-repeat`,
          pointerEvents: 'none',
        },
        '& > *': { position: 'relative', zIndex: 1 },
        position: 'relative',
        overflow: 'hidden',
      }}
    >
      <Box component="header" sx={{ px: { xs: 4, md: 8 }, py: 3 }}>
        <HomeLink href="/">
          <img src={clinicLogo()} alt="" width={36} height={36} />
          {clinicFacts().name}
        </HomeLink>
      </Box>
      <Box component="main" sx={{ px: 4, pb: 12, pt: { xs: 2, md: 8 }, maxWidth: 472, mx: 'auto' }}>
        <Box
          sx={{
            bgcolor: 'var(--paper)',
            border: '1px solid var(--line)',
            borderRadius: 1,
            boxShadow: 'var(--shadow-raised)',
            p: { xs: 5, sm: 8 },
          }}
        >
          <PageHeader title={title} context={context} />
          {children}
        </Box>
        {links && <Box sx={{ mt: 5, textAlign: 'center', display: 'grid', gap: 1 }}>{links}</Box>}
      </Box>
    </Box>
  );
}
