import { styled } from '@mui/material/styles';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  background: 'var(--white)',
  color: 'var(--river)',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--radius)',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first link for keyboards: it skips the navigation. */
export function SkipLink() {
  return (
    <Skip
      href="#main"
      className="no-print"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('#main h1')?.focus();
      }}
    >
      Skip to the content
    </Skip>
  );
}
