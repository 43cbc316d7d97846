import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { PublicAsk } from '@giftwell/contracts/wishes/asks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { TiedGift } from '../../ui/illustrations/illustrations.js';
import { GoHome } from '../../ui/pages/not-found-message.js';
import { PageLoadState } from '../../ui/pages/page-load-state.js';
import { publicAskQuery } from './ask.api.js';
import { AskForm } from './ask-form.js';

interface AskPageProps {
  code: string;
  home: string;
}

/** The page of a link that asks someone what they like. */
export function AskPage({ code, home }: AskPageProps) {
  const query = useQuery(publicAskQuery(code));
  const { data } = query;
  usePageTitle(data ? `${data.from} asks: what do you like?` : 'What do you like?');
  const [isSent, setIsSent] = useState(false);
  if (!data)
    return (
      <PageLoadState query={query} what="the questions" title="This link has expired" to={home}>
        Ask for a new one, or just tell them what you like.
      </PageLoadState>
    );
  if (isSent || data.isAnswered)
    return (
      <MessagePage illustration={<TiedGift />} title="Thank you!" action={<GoHome to={home} />}>
        {data.from} has your answers. Nobody else sees them.
      </MessagePage>
    );
  return <Questions ask={data} onSent={() => setIsSent(true)} />;
}

const Questions = ({ ask, onSent }: { ask: PublicAsk; onSent: () => void }) => (
  <Container
    maxWidth="sm"
    sx={{ py: { xs: 4, sm: 7 }, display: 'grid', gap: 4, overflowWrap: 'anywhere', alignContent: 'start' }}
  >
    <div>
      <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.75rem' } }}>
        {ask.from} asks: what do you like?
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 2 }}>
        Hi {ask.name}! {ask.from} wants to get your next gift right. Here are three quick questions, and you
        can skip any of them. Your answers go to {ask.from}’s notes about you on Giftwell. Nobody else sees
        them.
      </Typography>
    </div>
    <AskForm ask={ask} onSent={onSent} />
  </Container>
);
