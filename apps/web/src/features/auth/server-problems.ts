import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorCode, errorFields, errorMessage } from '../../ui/feedback/app-error.js';

/** Which field a code is about. */
const fieldOfCode: Record<string, string> = {
  email_taken: 'email',
  username_taken: 'username',
  weak_password: 'password',
};

/** Puts what the server said under the field that it is about, and brings the cursor to the first of them. */
export function showServerProblems<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
) {
  const known = fieldOfCode[errorCode(error)];
  const messages = known ? { [known]: errorMessage(error) } : errorFields(error);
  const concerned = fields.filter((field) => messages[field] !== undefined);
  concerned.forEach((field, index) =>
    setError(field, { message: messages[field]! }, { shouldFocus: index === 0 }),
  );
}
