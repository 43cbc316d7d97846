import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';

interface QuickAddProps {
  open: boolean;
  onClose: () => void;
  /** Asks for the interests of a person who was just added. */
  onDescribe: (id: number) => void;
}

const load = () => import('../../features/quick-add/quick-add-dialog.js');

/** The dialog for adding people by lines of text, loaded on demand. */
export function QuickAdd(props: QuickAddProps) {
  const part = useLazyModule(props.open, load, props.onClose);
  if (part) return <part.QuickAddDialog {...props} />;
  return props.open && <LoadingRibbon />;
}
