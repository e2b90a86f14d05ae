import type { SnackEntry } from '@clinic/contract/care/snacks-plans/snacks-plans';
import { styled } from '@mui/material/styles';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    textAlign: 'left',
    padding: '8px 12px',
    borderTop: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
  'thead th': { background: 'var(--cream)', borderTop: 0 },
});

export function SnacksTable({ snacks, label }: { snacks: readonly SnackEntry[]; label: string }) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Snack</th>
          <th scope="col">Quantity / Notes</th>
        </tr>
      </thead>
      <tbody>
        {snacks.map(({ name, quantity }, place) => (
          <tr key={place}>
            <td>{name}</td>
            <td>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
