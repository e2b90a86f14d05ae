import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { doubtfulFoodsQuery, lookAtFood } from './api.ts';
import { foodPage } from './food-words.ts';

/** Foods with implausible values; renders nothing without any. */
export function DoubtfulFoods() {
  const titleId = useId();
  const queries = useQueryClient();
  const { data: foods, isError, refetch } = useQuery(doubtfulFoodsQuery);
  const looked = useSaving<Parameters<typeof lookAtFood>[0], Awaited<ReturnType<typeof lookAtFood>>>({
    send: lookAtFood,
    saved: ({ foods: left }) => queries.setQueryData(doubtfulFoodsQuery.queryKey, left),
    otherwise: 'This could not be marked as looked at. Please try again.',
    refused: (_failure, sentence) => {
      notify.error(sentence);
      void queries.invalidateQueries({ queryKey: doubtfulFoodsQuery.queryKey });
    },
  });
  if (isError && !foods)
    return (
      <FailureNotice sentence="The doubtful values could not be loaded." onRetry={() => void refetch()} />
    );
  if (!foods || foods.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ bgcolor: 'var(--turmeric-soft)', borderRadius: 1, p: 3, mb: 4 }}
    >
      <Typography id={titleId} variant="h3" component="h2" sx={{ fontSize: '1.1rem', mb: 1 }}>
        Values that cannot be right
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {foods.map((food) => (
          <Box
            component="li"
            key={food.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, py: 1 }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <MuiLink component={Link} to={foodPage(food)} color="inherit" sx={{ fontWeight: 600 }}>
                {food.name}
              </MuiLink>
              : {food.doubt}
            </Box>
            <Button
              variant="outlined"
              size="small"
              aria-label={`Looked at: ${food.name}`}
              disabled={looked.isBusy}
              onClick={() => void looked.save(food)}
            >
              Looked at
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
