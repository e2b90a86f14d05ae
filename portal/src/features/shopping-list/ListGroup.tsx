import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ListPart } from './list-parts.ts';

const Rows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    borderBottom: '1px solid var(--line)',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '[data-bought] > span:last-of-type': { color: 'var(--ink-soft)', textDecoration: 'line-through' },
});

interface Props {
  part: ListPart;
  ticks: ReadonlySet<string>;
  onTick: (id: string, isBought: boolean) => void;
}

/** A part of a shopping list, to tick off. */
export const ListGroup = ({ part, ticks, onTick }: Props) => (
  <Box component="section" aria-label={part.title} sx={{ breakInside: 'avoid', pb: 5 }}>
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {part.title}
    </Typography>
    <Rows>
      {part.rows.map(({ id, text }) => (
        <li key={id}>
          <label data-bought={ticks.has(id) || undefined}>
            <Checkbox checked={ticks.has(id)} onChange={(_event, isBought) => onTick(id, isBought)} />
            <span>{text}</span>
          </label>
        </li>
      ))}
    </Rows>
  </Box>
);
