import { counted } from '@clinic/contract/platform/counted';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import type { ClientProgram } from '@clinic/contract/people';
import { programDays } from '@clinic/contract/care/diet-plans/diet-plan-days';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '@clinic/ui/layout/Notice.tsx';

export const statusText = { draft: 'Draft', published: 'Published' } as const;

const inOneLine = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 0.5,
  m: 0,
  fontSize: '0.9375rem',
  '@media (max-width: 599.95px)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
  },
} as const;

/** A row of facts that scrolls sideways on a phone, so that the plan is on the first screen. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Focusable, since it scrolls on a phone.
    <Box component="dl" tabIndex={0} aria-label={label} sx={inOneLine}>
      {children}
    </Box>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        minWidth: 0,
        '@media (max-width: 599.95px)': { flexShrink: 0 },
      }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

interface Props {
  clientId: string;
  program: ClientProgram | null;
  /** The saved plan that is being edited. */
  base: DietPlan | null;
  /** How many meals the plan has. */
  meals: number;
}

/** Memoized, since few changes of a plan change the number of its meals. */
export const ProgramBanner = memo(function ProgramBanner({ clientId, program, base, meals }: Props) {
  if (!program) {
    const action = (
      <Button color="inherit" variant="outlined" component={Link} to={`/doctor/client-plan/${clientId}`}>
        Program Plan
      </Button>
    );
    return (
      <Notice tone="waiting" announce="status" action={action}>
        <strong>No client plan found</strong>
        <div>A diet plan can be saved once the client has a program.</div>
      </Notice>
    );
  }
  return (
    <Notice tone="quiet">
      <Facts label="About the plan">
        <Fact label="Program:">{program.name}</Fact>
        <Fact label="Total duration:">{counted(programDays(program), 'day')}</Fact>
        <Fact label="Meals across the plan:">{meals}</Fact>
        <Fact label="Status:">{base ? statusText[base.status] : 'Not saved yet'}</Fact>
        <Fact label="Mode:">{base ? 'Editing' : 'Creating'}</Fact>
      </Facts>
    </Notice>
  );
});
