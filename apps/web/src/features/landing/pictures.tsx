import { budgetLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { GiftTag } from '../../ui/illustrations/gift-tag.js';
import { BookmarkIcon, CheckIcon, ShareIcon, StarIcon } from '../../ui/icons/icons.js';
import { Bow } from '../../ui/illustrations/ribbon.js';

/** Small parts of the product as decorative pictures; the text next to them says the same. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.25, alignContent: 'center', minHeight: { sm: 152 } }}>
      {children}
    </Box>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const Chip = styled('span')(({ theme }) => ({
  padding: '6px 12px',
  borderRadius: 9,
  border: `1px solid ${theme.alpha(theme.vars!.palette.text.primary, 0.28)}`,
  backgroundColor: theme.vars!.palette.background.paper,
  fontSize: '0.875rem',
  fontWeight: 540,
  whiteSpace: 'nowrap',
  '&[data-on]': {
    backgroundColor: theme.vars!.palette.secondary.main,
    borderColor: theme.vars!.palette.secondary.main,
    color: theme.vars!.palette.secondary.contrastText,
  },
}));

const Sheet = styled('div')(({ theme }) => ({
  padding: '12px 14px',
  borderRadius: 12,
  border: `1px solid ${theme.vars!.palette.divider}`,
  backgroundColor: theme.vars!.palette.background.paper,
  fontSize: '0.9375rem',
}));

/** The wizard's progress: a ribbon being drawn. */
export function ProgressPicture() {
  return (
    <Picture>
      <Box sx={{ fontSize: '0.875rem', fontWeight: 600 }}>Step 5 of 7</Box>
      <Box sx={{ height: 10, bgcolor: 'blush.main', borderRadius: 0.25 }}>
        <Box
          sx={{
            width: '71%',
            height: 1,
            bgcolor: 'primary.main',
            clipPath: 'polygon(0 0, 100% 0, calc(100% - 7px) 50%, 100% 100%, 0 100%)',
          }}
        />
      </Box>
      <Row>
        <Chip data-on="">Practical</Chip>
        <Chip>Funny</Chip>
        <Chip data-on="">Homebody</Chip>
        <Chip>Spontaneous</Chip>
      </Row>
    </Picture>
  );
}

/** Interests, and the giver's own words. */
export function DescribePicture() {
  return (
    <Picture>
      <Row>
        <Chip data-on="">Cooking</Chip>
        <Chip>Music</Chip>
        <Chip data-on="">Outdoors</Chip>
      </Row>
      <Sheet>bakes her own bread, hates clutter</Sheet>
      <Row>
        <Chip data-on="">{budgetLabels['51-100']}</Chip>
        <Chip>{budgetLabels['101-250']}</Chip>
      </Row>
    </Picture>
  );
}

/** Nine tags that fall into place. */
export function NineTagsPicture() {
  return (
    <Picture>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, maxWidth: 264 }}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((each) => (
          <SmallTag key={each}>
            <span />
            <span />
          </SmallTag>
        ))}
      </Box>
    </Picture>
  );
}

const SmallTag = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 38,
  padding: '11px 10px',
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  clipPath: 'polygon(0 0, calc(100% - 12px) 0, 100% 12px, 100% 100%, 0 100%)',
  borderRadius: 6,
  backgroundColor: theme.vars!.palette.blush.main,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 8,
    right: 8,
    width: 7,
    height: 7,
    borderRadius: 4,
    backgroundColor: theme.vars!.palette.marigold.main,
  },
  '& span': {
    height: 5,
    borderRadius: 3,
    backgroundColor: theme.alpha(theme.vars!.palette.text.primary, 0.55),
  },
  '& span:first-of-type': { width: '62%', backgroundColor: theme.vars!.palette.primary.main },
  '& span:last-of-type': {
    width: '80%',
    backgroundColor: theme.alpha(theme.vars!.palette.text.primary, 0.25),
  },
}));

function Stars({ filled }: { filled: number }) {
  return (
    <Box sx={{ display: 'flex', color: 'marigold.main' }}>
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon key={star} filled={star <= filled} sx={{ fontSize: 26 }} />
      ))}
    </Box>
  );
}

/** Stars and saved ideas. */
export function KeepPicture() {
  return (
    <Picture>
      {[4, 2].map((stars) => (
        <Sheet
          key={stars}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
          }}
        >
          <Stars filled={stars} />
          <Row sx={{ fontWeight: 620, gap: '6px' }}>
            <BookmarkIcon filled={stars > 3} sx={{ color: stars > 3 ? 'primary.main' : 'inherit' }} />
            {stars > 3 ? 'Saved' : 'Save for Later'}
          </Row>
        </Sheet>
      ))}
    </Picture>
  );
}

const tastes = [
  { kind: 'Games & Puzzles', liked: 92 },
  { kind: 'Books & Stationery', liked: 70 },
  { kind: 'Tech & Gadgets', liked: 18 },
];

/** What was liked for a person, as ribbons of different length. */
export function LearnPicture() {
  return (
    <Picture>
      {tastes.map(({ kind, liked }) => (
        <Box key={kind} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
          {kind}
          <Box
            sx={{
              mt: 0.5,
              height: 8,
              bgcolor: liked > 50 ? 'secondary.main' : 'blush.main',
              clipPath: 'polygon(0 0, 100% 0, calc(100% - 6px) 50%, 100% 100%, 0 100%)',
            }}
            style={{ width: `${liked}%` }}
          />
        </Box>
      ))}
    </Picture>
  );
}

/** The reason of an idea. */
export function ReasonPicture() {
  return (
    <Picture>
      <GiftTag padding={2.25} sx={{ mt: 1.5 }}>
        <Typography sx={{ fontWeight: 660, pr: 4 }}>Two-player tile-laying duel</Typography>
        <Box sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}>
          <Typography variant="body2">
            Grandpa loves gaming, and this gives two people a reason to leave the phones in the hall.
          </Typography>
        </Box>
      </GiftTag>
    </Picture>
  );
}

/** Refinements. */
export function RefinePicture() {
  return (
    <Picture>
      <Row>
        <Chip>More unique</Chip>
        <Chip data-on="">Lower budget</Chip>
        <Chip>More personal</Chip>
        <Chip>Experiences</Chip>
        <Chip>Handmade</Chip>
      </Row>
    </Picture>
  );
}

/** A shared link. */
export function SharePicture() {
  return (
    <Picture>
      <Sheet
        sx={{ display: 'flex', gap: 1.25, alignItems: 'center', maxWidth: 300, borderBottomLeftRadius: 2 }}
      >
        <Bow sx={{ width: 30 }} />
        <span>What do you think of this one for Grandpa?</span>
      </Sheet>
      <Row sx={{ fontWeight: 600, color: 'secondary.main', fontSize: '0.9375rem' }}>
        <ShareIcon fontSize="small" /> Link copied <CheckIcon fontSize="small" />
      </Row>
    </Picture>
  );
}

const people = [
  { name: 'Maya', what: 'Birthday', badge: 'in 9 days' },
  { name: 'Grandpa', what: 'Christmas', badge: 'in 34 days' },
];

/** The next people. */
export function PeoplePicture() {
  return (
    <Picture>
      {people.map(({ name, what, badge }) => (
        <Sheet key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
          <Initial>{name[0]}</Initial>
          <Box sx={{ flex: 1, lineHeight: 1.3 }}>
            <b>{name}</b>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{what}</Box>
          </Box>
          <Box sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'secondary.main' }}>{badge}</Box>
        </Sheet>
      ))}
    </Picture>
  );
}

const Initial = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 20,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.125rem',
  backgroundColor: theme.vars!.palette.blush.main,
}));
