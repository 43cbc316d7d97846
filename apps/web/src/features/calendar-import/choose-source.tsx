import {
  calendarFileMaxBytes,
  calendarFileWarnBytes,
  calendarTextMax,
} from '@giftwell/contracts/calendar/calendar-import';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { toast } from '../../ui/feedback/toasts.js';
import { TextField } from '../../ui/fields/text-field.js';
import type { Scannable } from './calendar-import.api.js';

export type Method = 'google' | 'file' | 'manual';
interface ChooseSourceProps {
  method: Method;
  hasGoogle: boolean;
  problem: string | null;
  onMethod: (method: Method) => void;
  onScan: (what: Scannable) => void;
  onGoogle: () => void;
  onProblem: (problem: string) => void;
}

const methods = [
  ['google', 'Google Calendar'],
  ['file', 'Upload a file'],
  ['manual', 'Paste text'],
] as const;

/** Step 1: where the dates are. */
export function ChooseSource({ method, hasGoogle, problem, onMethod, ...rest }: ChooseSourceProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        We look for birthdays, anniversaries and other gift occasions. You check every one, and we save only
        what you approve. We’ll remind you two weeks before each one.
      </Typography>
      <Box role="group" aria-label="Where are your dates?" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {methods
          .filter(([each]) => each !== 'google' || hasGoogle)
          .map(([each, label]) => (
            <Button
              key={each}
              variant={each === method ? 'contained' : 'outlined'}
              color="secondary"
              aria-pressed={each === method}
              onClick={() => onMethod(each)}
            >
              {label}
            </Button>
          ))}
      </Box>
      {method === 'google' && <GoogleSource onGoogle={rest.onGoogle} />}
      {method === 'file' && <FileSource onScan={rest.onScan} onProblem={rest.onProblem} />}
      {method === 'manual' && <TextSource onScan={rest.onScan} onProblem={rest.onProblem} />}
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}

const GoogleSource = ({ onGoogle }: Pick<ChooseSourceProps, 'onGoogle'>) => (
  <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      We read your calendar and your contacts’ birthdays once, and don’t keep access. If Google says the app
      is in testing, your account needs the developer’s approval first.
    </Typography>
    <Button variant="contained" size="large" onClick={onGoogle}>
      Connect Google Calendar
    </Button>
  </Box>
);

type ToScan = Pick<ChooseSourceProps, 'onScan' | 'onProblem'>;

function FileSource({ onScan, onProblem }: ToScan) {
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    const problem = problemOfFile(file);
    if (problem) return onProblem(problem);
    if (file.size > calendarFileWarnBytes) warnOfSize(file);
    onScan({ file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{
        ...{ display: 'grid', gap: 1.5, justifyItems: 'center', p: 4, borderRadius: 3 },
        ...{ border: '2px dashed', borderColor: 'divider', textAlign: 'center' },
      }}
    >
      <Button variant="contained" size="large" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Calendar file"
        accept=".ics,.csv,.vcf,text/calendar,text/csv,text/vcard"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
        .ics, .csv or .vcf from any calendar or address book, up to 50 MB. Or drop it here. We delete the file
        right after the scan.
      </Typography>
    </Box>
  );
}

/** A toast, because the choice of a file gives way to the scan at once. */
const warnOfSize = ({ size }: File) =>
  toast({
    title: 'Large file detected',
    description: `It’s ${Math.round(size / 1024 / 1024)} MB, so this may take a bit longer.`,
  });

function problemOfFile({ name, size }: File): string | null {
  if (!/\.(?:ics|csv|vcf)$/i.test(name))
    return 'Unsupported file type. Please upload an ICS, CSV or VCF file.';
  if (size === 0) return 'That file is empty. Please choose another one.';
  return size > calendarFileMaxBytes ? 'That file is larger than 50 MB. Please export fewer years.' : null;
}

function TextSource({ onScan, onProblem }: ToScan) {
  const [text, setText] = useState('');
  const scan = () => {
    if (text.trim() === '') onProblem('Please provide calendar data');
    else if (text.length > calendarTextMax) onScan({ file: new File([text], 'pasted.txt') });
    else onScan({ text });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <TextField
        label="Names and dates"
        multiline
        minRows={6}
        maxRows={12}
        value={text}
        placeholder={'Mia, May 3\nMom – 12 June 1960\nAnna & Ben wedding anniversary 7/7/2010'}
        helperText="One per line, or the contents of a calendar file."
        onChange={({ target }) => setText(target.value)}
        sx={{ width: '100%' }}
      />
      <Button variant="contained" size="large" onClick={scan}>
        Find dates
      </Button>
    </Box>
  );
}
