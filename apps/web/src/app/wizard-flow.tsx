/** The wizard and its results; drawn over whatever page is open. */
export function WizardFlow() {
  return null;
}
