import { groupIdeaSchema } from '@giftwell/contracts/payments/group-ideas';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { ChoiceField } from '../../../ui/fields/choice-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { savedIdeasQuery, useAddIdea, type NewIdea as Idea } from '../group-gifts.api.js';
import { WishlistIdeas } from './wishlist-ideas.js';

/** Adds an idea to the vote: a title, one of the user's saved ideas, or an item of a wishlist. */
export function NewIdea({ groupId }: { groupId: number }) {
  const add = useAddIdea(groupId);
  const { data: saved } = useQuery(savedIdeasQuery);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = (idea: Idea) =>
    add.mutate(idea, {
      onSuccess: () => setTitle(''),
      onError: (failure) => setProblem(errorMessage(failure, 'That didn’t work. Please try again.')),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { error } = groupIdeaSchema.safeParse({ title });
    if (error) return setProblem(error.issues[0]!.message);
    if (!add.isPending) send({ title });
  };
  const choose = (id: string) => {
    const idea = saved?.find((each) => String(each.id) === id);
    if (idea) send({ title: idea.name.slice(0, 100), price: idea.price.slice(0, 60), picture: idea.picture });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
      >
        <TextField
          label="An idea for the gift"
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            setProblem(null);
          }}
          error={problem !== null}
          helperText={problem}
          htmlInput={{ maxLength: 100, autoComplete: 'off' }}
          sx={{ flex: '1 1 16rem' }}
        />
        <Button
          type="submit"
          variant="outlined"
          aria-busy={add.isPending}
          sx={{ mt: { sm: '27px' }, minHeight: 50 }}
        >
          {add.isPending ? 'Adding…' : 'Add idea'}
        </Button>
      </Box>
      {saved && saved.length > 0 && (
        <ChoiceField label="Or one of your saved ideas" value="" onChoose={choose}>
          <option value="">Choose an idea</option>
          {saved.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
      <WishlistIdeas onChoose={send} />
    </Box>
  );
}
