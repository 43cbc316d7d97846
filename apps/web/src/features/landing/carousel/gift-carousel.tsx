import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GiftTag } from '../../../ui/illustrations/gift-tag.js';
import { PauseIcon, PlayIcon } from '../../../ui/icons/icons.js';
import { useWizard } from '../../../data/stores/wizard-store.js';
import { giftDrawings } from './gift-drawings.js';
import { sampleGifts, type SampleGift } from './sample-gifts.js';
import { useCarousel } from './use-carousel.js';

/** Five people and an idea for each, one after the other. */
export function GiftCarousel() {
  const covered = useWizard((state) => state.open);
  const { at, show, still, paused, togglePaused, moving, watch } = useCarousel(sampleGifts.length, covered);
  return (
    <Box component="section" aria-roledescription="carousel" aria-label="Five people, five ideas" {...watch}>
      <Box sx={{ display: 'grid' }} aria-live={moving ? 'off' : 'polite'} id="gift-carousel">
        {sampleGifts.map((gift, index) => (
          <Slide
            key={gift.name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${sampleGifts.length}`}
            aria-hidden={index !== at}
            data-shown={index === at}
          >
            <SampleTag gift={gift} index={index} />
          </Slide>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: 44, mt: 2 }}>
        {sampleGifts.map(({ name, person }, index) => (
          <Dot
            key={name}
            type="button"
            aria-label={`Idea ${index + 1} of ${sampleGifts.length}: ${person}`}
            aria-controls="gift-carousel"
            aria-current={index === at}
            onClick={() => show(index)}
          />
        ))}
        {!still && (
          <IconButton
            aria-label={paused ? 'Play the ideas' : 'Pause the ideas'}
            onClick={togglePaused}
            sx={{ ml: 0.5, color: 'text.secondary' }}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

function SampleTag({ gift, index }: { gift: SampleGift; index: number }) {
  const Gift = giftDrawings[index]!;
  return (
    <GiftTag component="article" sx={{ height: '100%', pt: 2.5 }}>
      <Typography sx={{ pr: 5, fontWeight: 660, color: 'primary.main' }}>{gift.person}</Typography>
      <Typography variant="body2" sx={{ pr: 4, color: 'text.secondary' }}>
        {gift.told}
      </Typography>
      <Box sx={{ display: 'grid', placeItems: 'center', my: 1.5, '& svg': { width: '72%', height: 'auto' } }}>
        <Gift />
      </Box>
      {/* Room for a name of two lines, because the first slide may be painted before the others have arrived. */}
      <Box sx={{ minHeight: '5.45rem', mb: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {gift.name}
        </Typography>
        <Typography sx={{ fontWeight: 660, color: 'secondary.main' }}>{gift.price}</Typography>
      </Box>
      <Box sx={{ mt: 'auto', pl: 2, borderLeft: 3, borderColor: 'primary.main' }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          Why it fits
        </Typography>
        <Typography variant="body2">{gift.reason}</Typography>
      </Box>
    </GiftTag>
  );
}

/**
 * All slides overlap, so that the tallest determines the height and nothing below moves. On a phone, all but the first
 * come after the first paint (base.css).
 */
const Slide = styled('div')({
  gridArea: '1 / 1',
  minWidth: 0,
  transformOrigin: 'calc(100% - 30px) 0',
  transition: 'opacity 0.3s ease-out, transform 0.45s ease-out, visibility 0s linear 0.3s',
  '&[data-shown="false"]': { visibility: 'hidden', opacity: 0, transform: 'rotate(5deg) translateY(-10px)' },
  '&[data-shown="true"]': { transitionDelay: '0.12s, 0.12s, 0s' },
});

const Dot = styled('button')(({ theme }) => ({
  width: 32,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: 10,
  display: 'grid',
  placeItems: 'center',
  '&::before': {
    content: '""',
    width: 11,
    height: 11,
    borderRadius: 6,
    border: `2px solid ${theme.vars!.palette.text.secondary}`,
    transition: 'width 0.25s ease-out, background-color 0.25s',
  },
  '&:hover::before': { borderColor: theme.vars!.palette.primary.main },
  '&[aria-current="true"]::before': {
    width: 26,
    borderColor: theme.vars!.palette.primary.main,
    backgroundColor: theme.vars!.palette.primary.main,
  },
}));
