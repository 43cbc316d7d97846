import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, type ReactNode, type Ref } from 'react';
import { focusRing } from '../theme/theme-components.js';

export interface Choice {
  value: string;
  label: string;
  icon?: ReactNode;
}

interface ChoiceTagsProps {
  /** The group's name for screen readers. */
  legend: string;
  /** Also shows the legend as a label. */
  legendShown?: boolean;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** At most one, as radio buttons. */
  single?: boolean;
  /** Number of equal columns on phones and wider screens; by default each tag is as wide as its word. */
  columns?: readonly [number, number];
  /** The error message. */
  problem?: string | undefined;
  /** Ref of the first tag, which gets the focus if there is an error. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Choices that look like paper tags; chosen ones have a ribbon. */
export function ChoiceTags({
  legend,
  legendShown = false,
  choices,
  chosen,
  onChange,
  single = false,
  columns,
  problem,
  inputRef,
}: ChoiceTagsProps) {
  const problemId = useId();
  const toggle = (value: string, on: boolean) => {
    if (single) return onChange([value]);
    onChange(on ? [...chosen, value] : chosen.filter((each) => each !== value));
  };
  return (
    <Box
      component="fieldset"
      aria-describedby={problem && problemId}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={legendShown ? shownLegend : visuallyHidden}>
        {legend}
      </Box>
      <Box
        sx={
          columns
            ? {
                display: 'grid',
                gap: { xs: 1, sm: 1.5 },
                gridTemplateColumns: {
                  xs: `repeat(${columns[0]}, minmax(0, 1fr))`,
                  sm: `repeat(${columns[1]}, minmax(0, 1fr))`,
                },
              }
            : { display: 'flex', flexWrap: 'wrap', gap: 1 }
        }
      >
        {choices.map(({ value, label, icon }, index) => (
          <Box component="label" key={value} sx={{ position: 'relative', display: 'flex', minWidth: 0 }}>
            <Box
              component="input"
              ref={index === 0 ? inputRef : undefined}
              type={single ? 'radio' : 'checkbox'}
              aria-invalid={problem ? true : undefined}
              name={legend}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
            />
            <Face data-tall={icon ? '' : undefined}>
              {icon ?? <Eyelet className="eyelet" aria-hidden />}
              <span>{label}</span>
            </Face>
          </Box>
        ))}
      </Box>
      {problem && (
        <FormHelperText id={problemId} error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

const shownLegend = { p: 0, mb: 1, fontSize: '0.9375rem', fontWeight: 600 };

const Eyelet = styled('span')(({ theme }) => ({
  flexShrink: 0,
  width: 11,
  height: 11,
  borderRadius: '50%',
  border: `2px solid ${theme.alpha(theme.vars!.palette.text.primary, 0.45)}`,
  backgroundColor: theme.vars!.palette.background.default,
}));

const Face = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: '8px 16px 8px 13px',
  borderRadius: '22px 10px 10px 22px',
  border: `1px solid ${theme.alpha(theme.vars!.palette.text.primary, 0.28)}`,
  backgroundColor: theme.vars!.palette.background.paper,
  fontWeight: 560,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  transition: 'background-color 0.18s, border-color 0.18s, box-shadow 0.18s',
  '&[data-tall]': {
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: 6,
    padding: '14px 6px 12px',
    borderRadius: 14,
    textAlign: 'center',
    overflowWrap: 'break-word',
    fontSize: '0.9375rem',
  },
  'input:hover + &': { borderColor: theme.vars!.palette.text.primary },
  'input:checked + &': {
    borderColor: theme.vars!.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars!.palette.primary.main}`,
    backgroundColor: theme.vars!.palette.blush.main,
  },
  'input:checked + & .eyelet': {
    borderColor: theme.vars!.palette.primary.main,
    backgroundColor: theme.vars!.palette.primary.main,
  },
  'input:focus-visible + &': focusRing(theme),
  '@media (forced-colors: active)': { 'input:checked + &': { outline: '3px solid Highlight' } },
}));
