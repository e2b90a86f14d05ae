import ArrowIcon from '@mui/icons-material/ArrowUpward';
import { CLIENT_STATUSES } from '@clinic/contract/constants';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FoldedFilters } from '@clinic/ui/layout/FoldedFilters.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { SORTS, type ListChoice, type Sort } from './client-list.ts';

const SORT_LABELS: Record<Sort, string> = {
  name: 'Name',
  date: 'Date',
  program: 'Program',
  status: 'Status',
};
const labelled = (values: readonly string[], all: string) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];

interface Props {
  choice: ListChoice;
  programs: readonly string[];
  onChange: (choice: ListChoice) => void;
}

export function ClientFilters({ choice, programs, onChange }: Props) {
  const change = (part: Partial<ListChoice>) => onChange({ ...choice, ...part });
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 3,
        mb: 4,
        gridTemplateColumns: { xs: '1fr auto', md: '1fr 1fr', lg: '2fr 1fr 1fr 1fr auto' },
        // Unfolded fields take the full width on a phone.
        '& > div > *': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <InputField
        label="Search clients"
        type="search"
        size="small"
        value={choice.search}
        onChange={(search) => change({ search })}
        sx={{ gridColumn: { md: '1 / -1', lg: 'auto' } }}
      />
      <FoldedFilters chosen={[choice.status, choice.program].filter(Boolean).length}>
        <InputField
          label="Status"
          size="small"
          options={labelled(CLIENT_STATUSES, 'All statuses')}
          value={choice.status}
          onChange={(status) => change({ status })}
        />
        <InputField
          label="Program"
          size="small"
          options={labelled(programs, 'All programs')}
          value={choice.program}
          onChange={(program) => change({ program })}
        />
        <InputField
          label="Sort by"
          size="small"
          options={SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
          value={choice.sort}
          onChange={(sort) => change({ sort: sort as Sort })}
        />
        <Button
          variant="outlined"
          onClick={() => change({ descending: !choice.descending })}
          startIcon={<ArrowIcon sx={{ transform: choice.descending ? 'rotate(180deg)' : undefined }} />}
        >
          {choice.descending ? 'Descending' : 'Ascending'}
        </Button>
      </FoldedFilters>
    </Box>
  );
}
