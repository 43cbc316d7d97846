import { PlanPage } from '../../features/plan/plan-page.js';
import { paths, recipientPath } from '../paths.js';

export const Plan = () => <PlanPage people={paths.recipients} pathOf={recipientPath} />;
