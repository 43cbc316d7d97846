import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { GiftTag } from '../../shared/gift-tag.js';

/** An answer of the wizard, shortened to three of its nine ideas. */
const ideas = [
  {
    category: 'Kitchen & Dining',
    name: 'Cast-iron bread pan with lid',
    price: '$65 – $85',
    description: 'Heavy, dark, and made for a loud crust. Goes from stove to table and outlives every trend.',
    reason: 'She bakes on Sundays, and you asked for something she will use and not just look at.',
  },
  {
    category: 'Outdoor & Adventure',
    name: 'Pocket hammock for two',
    price: '$55 – $75',
    description: 'Packs down to the size of a grapefruit and hangs between any two trees in a minute.',
    reason: 'Trail weekends need a good ending, and it takes up next to no room at home.',
  },
  {
    category: 'Workshops & Classes',
    name: 'Saturday pottery class',
    price: '$60 – $95',
    description: 'Three hours at the wheel with a patient teacher, and two fired bowls to take home.',
    reason: 'No friend of clutter: an afternoon to remember beats another thing on the shelf.',
  },
];

export function Example() {
  return (
    <Container
      component="section"
      aria-labelledby="example"
      maxWidth="lg"
      sx={{ py: 2, px: { xs: 2.75, sm: 4 } }}
    >
      <Typography variant="h2" id="example" sx={{ mb: 1.5, maxWidth: '22ch' }}>
        Ideas that say why
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', maxWidth: '40rem', mb: 5 }}
      >
        For example: Maya turns 34. She bakes on Sundays, hikes when she can, and hates clutter. The budget is
        $51 – $100. Three of her nine:
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {ideas.map(({ category, name, price, description, reason }) => (
          <li key={name}>
            <GiftTag component="article" sx={{ height: '100%' }}>
              <Typography variant="caption" sx={{ color: 'text.secondary', pr: 4, mb: 0.5 }}>
                {category}
              </Typography>
              <Typography variant="h4" component="h3" sx={{ pr: 3, mb: 0.5 }}>
                {name}
              </Typography>
              <Typography sx={{ fontWeight: 620, color: 'secondary.main', mb: 1.5 }}>{price}</Typography>
              <Typography variant="body2" sx={{ mb: 2 }}>
                {description}
              </Typography>
              <Typography
                variant="body2"
                sx={{
                  mt: 'auto',
                  color: 'text.secondary',
                  pl: 1.5,
                  borderLeft: 3,
                  borderColor: 'primary.main',
                }}
              >
                {reason}
              </Typography>
            </GiftTag>
          </li>
        ))}
      </Box>
    </Container>
  );
}
