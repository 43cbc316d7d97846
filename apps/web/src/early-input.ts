declare global {
  interface Document {
    /** Set by the script in index.html: stops recording clicks. */
    keepingClicks?: AbortController;
    /** The fields changed before hydration, with their values or whether they are checked: React may reset them. */
    earlyFields?: Map<EventTarget, string | boolean>;
    /** The last button pressed before hydration. */
    earlyClick?: HTMLElement;
    /** The button that has been held down since before hydration. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * A prerendered page can be used before hydration. Repeats what was typed and chosen until then, and clicks the last
 * button that was pressed.
 */
export function repeatEarlyInput(): void {
  document.keepingClicks?.abort();
  const { earlyClick, earlyPress, earlyFields } = document;
  delete document.earlyClick;
  delete document.earlyPress;
  delete document.earlyFields;
  // Delayed, because React hydrates a part with an event at once, which isn't possible while effects run.
  setTimeout(() => earlyFields?.forEach((value, field) => repeatInput(field, value)));
  if (earlyClick) clickLater(earlyClick);
  if (earlyPress) clickIfReplaced(earlyPress);
}

/** React ignores an event if it knows the value already, so the value is set anew. */
function repeatInput(field: EventTarget, value: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    field.checked = value === false;
    field.click();
  } else if (field instanceof HTMLInputElement) repeatText(field, field.value || String(value));
}

function repeatText(field: HTMLInputElement, value: string): void {
  field.value = '';
  // The setter that React doesn't notice.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Delayed, for the same reason. */
function clickLater(button: HTMLElement): void {
  setTimeout(() => standingFor(button)?.click());
}

/** Finishes a press that began before hydration. The browser sends the click itself if the button still exists. */
function clickIfReplaced(button: HTMLElement): void {
  const ended = new AbortController();
  const end = ({ type }: Event) => {
    ended.abort();
    if (type === 'pointerup' && !button.isConnected) clickLater(button);
  };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, end, { capture: true, signal: ended.signal });
}

/** The button itself, or the one with the same name if it was replaced. */
function standingFor(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const name = button.getAttribute('name');
  return name ? document.querySelector<HTMLElement>(`main button[name="${name}"]`) : null;
}
