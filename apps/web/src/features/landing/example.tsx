import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { GiftTag } from '../../shared/gift-tag.js';
import { exampleIdeas } from './example-ideas.js';

export function Example() {
  return (
    <Container component="section" aria-labelledby="example" maxWidth="lg" sx={{ py: 2 }}>
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
        {exampleIdeas.map(({ category, name, price, description, reason }) => (
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
