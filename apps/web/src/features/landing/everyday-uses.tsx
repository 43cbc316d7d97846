import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowRightIcon } from '../../ui/icons/icons.js';
import { openWizard, type WizardPrefill } from '../../data/stores/wizard-store.js';
import { Section } from './section.js';

/** Situations from which a giver can start. */
const uses: readonly { title: string; text: string; prefill: WizardPrefill }[] = [
  {
    title: 'The colleague who’s leaving',
    text: 'There’s an envelope going round, and all anyone knows is “music” and “always busy”. That’s enough to start with.',
    prefill: {
      relationship: 'colleague',
      occasion: 'other',
      customType: 'Farewell',
      interests: ['music'],
      lifestyle: ['busy'],
      budget: '26-50',
    },
  },
  {
    title: 'The niece you see twice a year',
    text: 'She turns fifteen and her world isn’t yours. Her age keeps the ideas right, and we explain what they are.',
    prefill: {
      relationship: 'family',
      age: 15,
      occasion: 'birthday',
      interests: ['art', 'gaming'],
      budget: '26-50',
    },
  },
  {
    title: 'The father who has everything',
    text: '“Nothing, really.” So skip the stuff. Ask for an afternoon out instead.',
    prefill: {
      relationship: 'parent',
      age: 66,
      occasion: 'fathers_day',
      customInterests: 'time outside, no more things for the shelf',
      budget: '51-100',
    },
  },
  {
    title: 'The couple with a full kitchen',
    text: 'No third toaster. Tell us what they do on a free weekend.',
    prefill: {
      relationship: 'friend',
      occasion: 'wedding',
      interests: ['travel', 'outdoors'],
      budget: '101-250',
    },
  },
];

export function EverydayUses() {
  return (
    <Section
      id="uses"
      title="How people use it"
      lead="Sound familiar? Pick one and we’ll fill in the first answers."
      heights={[920, 480]}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 3,
          p: 0,
          display: 'grid',
          columnGap: 8,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {uses.map(({ title, text, prefill }) => (
          <Use key={title}>
            <Typography variant="h4" component="h3" sx={{ mb: 0.75 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text}</Typography>
            <Button
              color="primary"
              endIcon={<ArrowRightIcon />}
              sx={{ mt: 'auto', ml: -1.75, alignSelf: 'start' }}
              aria-label={`Start with this: ${title}`}
              onClick={() => openWizard(prefill)}
            >
              Start with this
            </Button>
          </Use>
        ))}
      </Box>
    </Section>
  );
}

const Use = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '24px 0 20px',
  borderTop: `1px solid ${theme.vars!.palette.divider}`,
}));
