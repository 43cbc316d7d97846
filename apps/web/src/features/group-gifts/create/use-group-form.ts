import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { peopleQuery } from '../../../data/planning.js';
import type { GroupDraft } from '../../../data/stores/group-gift-store.js';
import { useCreateGroup } from '../group-gifts.api.js';
import { draftValues, newGroupValuesSchema, type GroupInput, type GroupValues } from './group-values.js';

interface Created {
  draft: GroupDraft;
  /** The page of a group gift. */
  pathOf: (id: number) => string;
  onDone: () => void;
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The form of a new group gift. `create` saves it, for one of the user's people if the name is theirs. */
export function useGroupForm({ draft, pathOf, onDone }: Created) {
  const navigate = useNavigate();
  const creation = useCreateGroup();
  const { data: people } = useQuery(peopleQuery);
  const form = useForm<GroupValues, unknown, GroupInput>({
    resolver: zodResolver(newGroupValuesSchema),
    defaultValues: draftValues(draft),
  });
  const recipientOf = (name: string): number | null => {
    const { recipientId = null, recipientName = '' } = draft;
    if (recipientId !== null && sameName(recipientName, name)) return recipientId;
    return people?.find((person) => sameName(person.name, name))?.id ?? null;
  };
  const create = (input: GroupInput) =>
    creation.mutate(
      { ...input, picture: draft.picture ?? null, recipientId: recipientOf(input.recipientName) },
      {
        onSuccess: ({ id }) => {
          onDone();
          void navigate(pathOf(id));
        },
      },
    );
  return { form, create, isPending: creation.isPending };
}
