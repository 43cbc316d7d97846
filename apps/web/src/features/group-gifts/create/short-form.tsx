import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useWatch } from 'react-hook-form';
import { panelStyles } from '../../../ui/theme/panel.styles.js';
import { GroupText, OccasionField } from './group-fields.js';
import { RuleFields } from './rule-fields.js';
import { useGroupForm } from './use-group-form.js';

const row = { display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } };

interface ShortFormProps {
  pathOf: (id: number) => string;
  onDone: () => void;
}

/** Creates a group gift in one form. */
export function ShortForm({ pathOf, onDone }: ShortFormProps) {
  const { form, create, isPending } = useGroupForm({ draft: {}, pathOf, onDone });
  const [title, target] = useWatch({ control: form.control, name: ['title', 'targetAmount'] });
  const submit = form.handleSubmit((input) => {
    if (!isPending) create(input);
  });
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        aria-label="New group gift"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ ...panelStyles, gap: 2 }}
      >
        <Box sx={row}>
          <GroupText name="title" />
          <GroupText name="recipientName" />
          <OccasionField />
          <GroupText name="targetAmount" />
        </Box>
        <GroupText name="description" />
        <Box sx={row}>
          <GroupText name="deadline" />
          <RuleFields isNew />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            type="submit"
            variant="contained"
            aria-busy={isPending}
            disabled={!title.trim() || !target.trim()}
          >
            {isPending ? 'Creating…' : 'Create'}
          </Button>
          <Button variant="text" color="inherit" onClick={onDone}>
            Cancel
          </Button>
        </Box>
      </Box>
    </FormProvider>
  );
}
