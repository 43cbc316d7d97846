import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorCode, errorFields, errorMessage } from '../../ui/feedback/app-error.js';

/** The field for an error code. */
const fieldOfCode: Record<string, string> = {
  email_taken: 'email',
  username_taken: 'username',
  weak_password: 'password',
};

/** The server's errors for these fields. */
export function problemsOf<Name extends string>(
  error: unknown,
  fields: readonly Name[],
): Partial<Record<Name, string>> {
  const known = fieldOfCode[errorCode(error)];
  const messages = known ? { [known]: errorMessage(error) } : errorFields(error);
  return Object.fromEntries(
    fields.flatMap((field) => (messages[field] === undefined ? [] : [[field, messages[field]]])),
  ) as Partial<Record<Name, string>>;
}

/** Shows the server's errors under their fields, and focuses the first of them. */
export function showServerProblems<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
) {
  const problems = problemsOf(error, fields);
  fields
    .filter((field) => problems[field] !== undefined)
    .forEach((field, index) => setError(field, { message: problems[field]! }, { shouldFocus: index === 0 }));
}
