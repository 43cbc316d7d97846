/** A bordered part of a page. */
export const panelStyles = {
  p: { xs: 2, sm: 3 },
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  display: 'grid',
} as const;

/** A list of rows below each other. */
export const rowsStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

/** A row of it: what it is, and its buttons at the end, which wrap in a narrow window. */
export const rowStyles = {
  ...panelStyles,
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  overflowWrap: 'anywhere',
} as const;
