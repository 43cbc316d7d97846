import Link from '@mui/material/Link';

/** The skip link: the first tab stop, leads past the navigation bar. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        bgcolor: 'background.paper',
        boxShadow: 3,
        transform: 'translateY(-200%)',
        '&:focus-visible': { transform: 'none' },
      }}
    >
      Skip to content
    </Link>
  );
}
