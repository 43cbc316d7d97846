import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { keyOf, takePhrase, type Basis } from './fact-chips.js';
import { PlusIcon } from '../icons/icons.js';

interface NotUsedProps {
  basis: Basis;
  onChange: (basis: Basis) => void;
  /** Called with the key of the new chip. */
  onTaken: (key: string) => void;
}

/** Texts that were not understood, each with a button that adds it as an interest. */
export function NotUsed({ basis, onChange, onTaken }: NotUsedProps) {
  const { notUnderstood } = basis.facts;
  if (notUnderstood.length === 0) return null;
  const take = (words: string) => {
    onTaken(keyOf({ kind: 'interest', phrase: words }));
    onChange(takePhrase(basis, words));
  };
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        typography: 'body2',
        color: 'text.secondary',
        flex: '1 1 min(100%, 26rem)',
        overflowWrap: 'anywhere',
      }}
    >
      We couldn’t use:{' '}
      {notUnderstood.map((words, at) => (
        <span key={words}>
          {at > 0 && ', '}“{words}”{' '}
          <Take type="button" aria-label={`Add as an interest: ${words}`} onClick={() => take(words)}>
            <PlusIcon sx={{ fontSize: '0.95rem', mr: '2px', verticalAlign: '-2px' }} />
            add as an interest
          </Take>
        </span>
      ))}
    </Box>
  );
}

const Take = styled('button')(({ theme }) => ({
  font: 'inherit',
  fontWeight: 600,
  minHeight: 28,
  padding: '0 4px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  cursor: 'pointer',
  color: theme.vars!.palette.text.primary,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
}));
