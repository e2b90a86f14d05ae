import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../components/account.ts';
import { NoPlanYet } from '../../../components/NoPlanYet.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { PrintAndShare } from '../../../components/PrintAndShare.tsx';
import { QueryView } from '../../../components/QueryView.tsx';
import { OwnPrintedHead } from '../../../features/own-record/OwnPrintedHead.tsx';
import { ownSnacksPlanQuery } from '../../../features/snacks-plans/own-snacks-plan.ts';

export function Component() {
  const plan = useQuery(ownSnacksPlanQuery(useAccount().id));
  return (
    <>
      <OwnPrintedHead />
      <PageHeader
        title="Snacks"
        context="What you may eat between the meals."
        action={plan.data !== null && <PrintAndShare what="Snacks" />}
      />
      <QueryView query={plan} errorText={() => 'Error loading snacks plan. Please try again later.'}>
        {(snacksPlan) =>
          snacksPlan && snacksPlan.snacks.length > 0 ? (
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                p: 0,
                m: 0,
                border: '1px solid var(--line)',
                borderRadius: 1,
                bgcolor: 'var(--white)',
              }}
            >
              {snacksPlan.snacks.map(({ name, quantity }, position) => (
                <Box
                  component="li"
                  key={position}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    gap: 2,
                    justifyContent: 'space-between',
                    px: 4,
                    py: 3,
                    borderTop: position > 0 ? '1px solid var(--line)' : 0,
                    overflowWrap: 'anywhere',
                  }}
                >
                  <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                  <Typography sx={{ color: 'text.secondary', minWidth: 0 }}>{quantity}</Typography>
                </Box>
              ))}
            </Box>
          ) : (
            <NoPlanYet text="No snacks plan found. Please contact your healthcare provider." />
          )
        }
      </QueryView>
    </>
  );
}
