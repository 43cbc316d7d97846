import { useParams } from 'react-router-dom';
import { SharedSuggestionPage } from '../../features/shared-suggestion/shared-suggestion-page.js';
import { openWizard } from '../../data/stores/wizard-store.js';
import { paths } from '../paths.js';

export function SharedSuggestion() {
  const { shareCode = '' } = useParams();
  return <SharedSuggestionPage shareCode={shareCode} home={paths.home} onStart={() => openWizard()} />;
}
