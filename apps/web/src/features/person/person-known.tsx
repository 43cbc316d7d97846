import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { knownRows } from './known-rows.js';
import { Known } from './person.styles.js';

const loadEditor = () => import('./known-editor.js');

/** The known facts that every search starts with; words can be changed one by one. */
export function PersonKnown({ recipient }: { recipient: Recipient }) {
  const [editing, setEditing] = useState(false);
  const stop = useCallback(() => setEditing(false), []);
  const editor = useLazyModule(editing, loadEditor, stop);
  const rows = knownRows(recipient);
  return (
    <Box component="section" aria-labelledby="known">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography id="known" variant="h4" component="h2">
          What we know
        </Typography>
        <Button variant="text" size="small" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          {editing ? 'Done' : 'Change'}
        </Button>
      </Box>
      {editing && editor ? (
        <editor.KnownEditor recipientId={recipient.id} rows={rows} />
      ) : (
        <Known>
          {rows
            .filter(({ words }) => words.length > 0)
            .map(({ label, words }) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>
                  {words.map((each) => (
                    <span key={each.word}>
                      {each.label}
                      {each.source && <small> · {each.source}</small>}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
        </Known>
      )}
    </Box>
  );
}
