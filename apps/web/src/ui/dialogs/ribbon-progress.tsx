import Box from '@mui/material/Box';
import { Bow } from '../illustrations/ribbon.js';

/** A ribbon that is drawn step by step and ends in a bow. */
export function RibbonProgress({ label, step, steps }: { label: string; step: number; steps: number }) {
  const left = 100 - (step / steps) * 100;
  const finished = step === steps;
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${steps}`}
      sx={{ position: 'relative', display: 'flex', alignItems: 'center', height: 36 }}
    >
      <Box sx={{ position: 'relative', flex: 1, height: 20 }}>
        <Line color="var(--mui-palette-blush-main)" />
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            clipPath: `inset(0 ${left}% 0 0)`,
            transition: 'clip-path 0.45s ease-out',
          }}
        >
          <Line color="var(--mui-palette-primary-main)" stitched />
        </Box>
      </Box>
      <Bow
        sx={{
          width: 42,
          ml: '-6px',
          mt: '2px',
          transformOrigin: '50% 40%',
          transition: 'transform 0.45s ease-out, opacity 0.3s',
          ...(finished ? {} : { transform: 'scale(0.4) rotate(-12deg)', opacity: 0 }),
        }}
      />
    </Box>
  );
}

const wave = 'M0 10C40 3 80 3 120 10s80 7 120 0 80-7 120 0 80 7 120 0 80-7 120 0';

function Line({ color, stitched = false }: { color: string; stitched?: boolean }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 20"
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <g fill="none">
        <path d={wave} stroke={color} strokeWidth="8" />
        {stitched && (
          <path
            d={wave}
            stroke="var(--mui-palette-primary-contrastText)"
            strokeWidth="1.2"
            strokeDasharray="5 6"
            opacity="0.65"
          />
        )}
      </g>
    </Box>
  );
}
