import { isSameName } from '@giftwell/contracts/core/names';
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
  /** When the fields are validated first: by default when the form is sent. */
  mode?: 'onSubmit' | 'onTouched';
}

/**
 * Finds the user's person of a name: the one that is given, if the name is still theirs, or else anyone; null if there
 * is none, undefined while people aren't known.
 */
export function useRecipientOf({ recipientId = null, recipientName = '' }: GroupDraft) {
  const { data: people } = useQuery(peopleQuery);
  return (name: string): number | null | undefined => {
    if (recipientId !== null && isSameName(recipientName, name)) return recipientId;
    return people && (people.find((person) => isSameName(person.name, name))?.id ?? null);
  };
}

/** The form of a new group gift. `create` saves it, for one of the user's people if the name is theirs. */
export function useGroupForm({ draft, pathOf, onDone, mode = 'onSubmit' }: Created) {
  const navigate = useNavigate();
  const creation = useCreateGroup();
  const recipientOf = useRecipientOf(draft);
  const form = useForm<GroupValues, unknown, GroupInput>({
    ...{ mode, resolver: zodResolver(newGroupValuesSchema), defaultValues: draftValues(draft) },
  });
  const create = (input: GroupInput) =>
    creation.mutate(
      {
        ...input,
        picture: draft.picture ?? null,
        recipientId: recipientOf(input.recipientName),
        wishlistItem: draft.wishlistItem ?? null,
      },
      {
        onSuccess: ({ id }) => {
          onDone();
          void navigate(pathOf(id));
        },
      },
    );
  return { form, create, isPending: creation.isPending };
}
