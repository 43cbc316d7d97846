import { userEvent, type UserEvent } from '@testing-library/user-event';

/** Letters that are typed one by one before the rest is pasted. */
const typedLetters = 3;
/** Keys in braces and brackets have their own syntax in `type`. */
const plain = /^[^{[]*$/;

/**
 * Someone at the keyboard and with a mouse. Of a longer text only the first letters are typed one by one, because each
 * takes as long as rendering the page; the rest comes at once, as from a clipboard or by dictation.
 */
export function person(): UserEvent {
  const user = userEvent.setup();
  const { type } = user;
  const typeQuickly: UserEvent['type'] = async (element, text, options) => {
    if (options || !plain.test(text) || text.length <= typedLetters + 1) return type(element, text, options);
    await type(element, text.slice(0, typedLetters));
    return user.paste(text.slice(typedLetters));
  };
  return Object.assign(user, { type: typeQuickly });
}
