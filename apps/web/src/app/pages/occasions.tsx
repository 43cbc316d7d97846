import type { Occasion } from '@giftwell/contracts/planning/occasions';
import { useCallback } from 'react';
import { OccasionsPage } from '../../features/occasions/occasions-page.js';
import { usePlanGift } from '../../features/person-form/plan-gift.js';
import { paths } from '../paths.js';

export function Occasions() {
  const { mutate, isPending, variables } = usePlanGift();
  const plan = useCallback(
    ({ id, recipientId }: Occasion) => mutate({ recipientId, occasionId: id }),
    [mutate],
  );
  return (
    <OccasionsPage
      recipients={paths.recipients}
      calendar={`${paths.settings}#calendar`}
      planning={isPending ? variables.occasionId : undefined}
      onPlan={plan}
    />
  );
}
