import { zodResolver } from '@hookform/resolvers/zod';
import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { SaveDialog } from '../../../data/dialogs/save-dialog.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { SaveProblem } from '../../../ui/dialogs/save-problem.js';
import { GroupText, OccasionField } from '../create/group-fields.js';
import { groupValuesSchema, valuesOf, type GroupInput, type GroupValues } from '../create/group-values.js';
import { useRecipientOf } from '../create/use-group-form.js';
import { RuleFields } from '../create/rule-fields.js';
import { useUpdateGroup } from '../group-gifts.api.js';

interface EditDialogProps {
  group: GroupPurchase;
  onClose: () => void;
}

/** Changes a group gift. Only changed fields are sent. */
export function EditDialog({ group, onClose }: EditDialogProps) {
  const update = useUpdateGroup(group.id);
  const recipientOf = useRecipientOf(group);
  const form = useForm<GroupValues, unknown, GroupInput>({
    resolver: zodResolver(groupValuesSchema),
    defaultValues: valuesOf(group),
  });
  const { isDirty, dirtyFields } = form.formState;
  const save = form.handleSubmit((input) => {
    const changed = (Object.keys(dirtyFields) as (keyof GroupInput)[]).filter((name) => name !== 'collects');
    if (changed.length === 0) return onClose();
    const changes = {
      ...Object.fromEntries(changed.map((name) => [name, input[name]])),
      ...(changed.includes('recipientName') && { recipientId: recipientOf(input.recipientName) }),
    };
    update.mutate(changes, { onSuccess: onClose });
  });
  return (
    <FormProvider {...form}>
      <SaveDialog
        title="Edit group gift"
        dirty={isDirty}
        isSaving={update.isPending}
        onSave={() => void save()}
        onClose={onClose}
      >
        {update.error && <SaveProblem>{errorMessage(update.error, 'Please try again.')}</SaveProblem>}
        <GroupText name="title" />
        <GroupText name="recipientName" />
        <OccasionField />
        <GroupText name="targetAmount" />
        <GroupText name="description" />
        <GroupText name="deadline" />
        {group.contributorCount > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Everyone who contributed is told about a new goal, deadline or rule.
          </Typography>
        )}
        <RuleFields isNew={false} />
      </SaveDialog>
    </FormProvider>
  );
}
