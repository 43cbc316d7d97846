import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const fields = 'input:enabled:not([type=file], [type=checkbox]), textarea:enabled, select:enabled';

/** Waits like `useDelayedFocus`, and leaves the focus to a field that has it already. */
function focusFirstField(content: HTMLElement | null) {
  if (!content) return undefined;
  const timer = setTimeout(() => {
    if (!content.contains(document.activeElement)) content.querySelector<HTMLElement>(fields)?.focus();
  });
  return () => clearTimeout(timer);
}

/**
 * The `ref` of a form in a dialog, whose first field gets the focus when it opens. Not on a phone, whose keyboard would
 * hide most of the dialog before anything of it is read.
 */
export function useFirstField() {
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return onPhone ? undefined : focusFirstField;
}
