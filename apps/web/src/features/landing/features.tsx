import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  LearnPicture,
  PeoplePicture,
  ProgressPicture,
  ReasonPicture,
  RefinePicture,
  SharePicture,
} from './pictures.js';
import { Section } from './section.js';

export const featuresId = 'features';

const features = [
  {
    title: 'Seven questions, or just talk',
    text: 'The wizard asks what the occasion needs, in seven steps at most. Or just say it in a sentence or two.',
    Picture: ProgressPicture,
  },
  {
    title: 'A reason on every tag',
    text: 'Each idea says why it fits, so you can judge the match yourself.',
    Picture: ReasonPicture,
  },
  {
    title: 'Nearly right? Say how',
    text: 'Eight ways to ask again without starting over: cheaper, more personal, more of an experience.',
    Picture: RefinePicture,
  },
  {
    title: 'It learns what works',
    text: 'Every rating, save and “not for them” makes the next nine better, person by person.',
    Picture: LearnPicture,
  },
  {
    title: 'Your people and their dates',
    text: 'Save the people you give to, what they love and their dates. Next time you start halfway.',
    Picture: PeoplePicture,
  },
  {
    title: 'A second opinion by link',
    text: 'Send one idea to someone who knows them too. They don’t need an account, and you can switch the link off.',
    Picture: SharePicture,
  },
];

/** The hidden one isn't loaded. */
const screens = [
  { scheme: 'light', src: '/screens/results.webp' },
  { scheme: 'dark', src: '/screens/results-dark.webp' },
];

export function Features() {
  return (
    <Section
      id={featuresId}
      title="A look inside"
      lead="Nine real ideas for Mia, who runs trails and hates clutter."
      heights={[2530, 1550]}
    >
      {screens.map(({ scheme, src }) => (
        <Screen
          key={scheme}
          data-for={scheme}
          src={src}
          width={1200}
          height={736}
          loading="lazy"
          alt="The suggestions for Mia’s birthday: gift tags, each with a price range, a reason it fits, stars, and buttons for the shops."
        />
      ))}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: { xs: 3, md: 4 },
          p: 0,
          display: 'grid',
          gap: { xs: 2.5, md: 3 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {features.map(({ title, text, Picture }) => (
          <Card key={title}>
            <Picture />
            <Typography variant="h4" component="h3" sx={{ mt: 2, mb: 0.5 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Card>
        ))}
      </Box>
    </Section>
  );
}

/** On a phone only its first tag, large enough to read. */
const Screen = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginTop: 32,
  borderRadius: 22,
  border: `1px solid ${theme.vars!.palette.divider}`,
  backgroundColor: theme.vars!.palette.background.paper,
  boxShadow: '0 34px 70px -40px rgba(70, 40, 20, 0.5)',
  [theme.breakpoints.down('sm')]: { aspectRatio: '3 / 4', objectFit: 'cover', objectPosition: 'left top' },
  '&[data-for=dark]': { display: 'none' },
  ...theme.applyStyles('dark', {
    '&[data-for=light]': { display: 'none' },
    '&[data-for=dark]': { display: 'block' },
  }),
}));

const Card = styled('li')(({ theme }) => ({
  padding: '22px 24px 24px',
  borderRadius: 22,
  border: `1px solid ${theme.vars!.palette.divider}`,
  backgroundColor: theme.alpha(theme.vars!.palette.background.paper, 0.7),
}));
