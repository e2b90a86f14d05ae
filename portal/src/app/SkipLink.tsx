import Link from '@mui/material/Link';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      className="no-print"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('#main h1')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 2,
        bgcolor: 'var(--white)',
        border: '1px solid var(--edge)',
        borderRadius: 1,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to the content
    </Link>
  );
}
