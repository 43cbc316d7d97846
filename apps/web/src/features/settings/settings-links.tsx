import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { SettingsPart } from './settings-page.js';
import { useVisiblePart } from './use-visible-part.js';

/** Links to the parts of the page: at the left, or at the top on a phone. */
export function SettingsLinks({ parts }: { parts: readonly SettingsPart[] }) {
  const visible = useVisiblePart(parts);
  return (
    <Box component="nav" aria-label="Settings" sx={{ position: { md: 'sticky' }, top: { md: '6.5rem' } }}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'flex',
          flexDirection: { md: 'column' },
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          gap: { xs: 1, md: 0.5 },
        }}
      >
        {parts.map(({ id, title }) => (
          <li key={id}>
            <PartLink href={`#${id}`} aria-current={visible === id ? 'true' : undefined}>
              {title}
            </PartLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const PartLink = styled('a')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    display: 'block',
    padding: '8px 14px',
    borderRadius: 10,
    fontSize: '0.9375rem',
    fontWeight: 600,
    color: palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: palette.text.primary, background: palette.action.hover },
    '&[aria-current]': { color: palette.text.primary, background: palette.blush.main },
    [theme.breakpoints.down('md')]: { paddingBlock: 9, border: `1px solid ${palette.divider}` },
  };
});
