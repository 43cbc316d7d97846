import { OccasionsPage } from '../../features/occasions/occasions-page.js';
import { paths } from '../paths.js';

export const Occasions = () => <OccasionsPage recipients={paths.recipients} />;
