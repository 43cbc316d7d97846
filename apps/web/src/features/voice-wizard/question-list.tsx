import Box from '@mui/material/Box';

/** Questions about missing information. */
export const QuestionList = ({ questions }: { questions: readonly string[] }) => (
  <Box
    component="ul"
    aria-label="Questions"
    sx={{
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1,
      listStyle: 'none',
      '& li': { position: 'relative', pl: 3, overflowWrap: 'anywhere' },
      '& li::before': {
        content: '""',
        position: 'absolute',
        left: 2,
        top: '0.55em',
        width: 9,
        height: 9,
        borderRadius: '50%',
        bgcolor: 'marigold.main',
      },
    }}
  >
    {questions.map((question) => (
      <li key={question}>{question}</li>
    ))}
  </Box>
);
