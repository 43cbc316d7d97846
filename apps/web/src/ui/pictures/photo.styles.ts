/** The look of a photo in a list. */
export const photoStyles = {
  flex: 'none',
  width: 72,
  height: 72,
  borderRadius: 12,
  objectFit: 'cover',
  background: '#fff',
} as const;
