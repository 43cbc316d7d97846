import { useParams } from 'react-router-dom';
import { PersonPage } from './person-page.js';
import { paths, recipientPath } from '../paths.js';

export function Person() {
  const { id = '' } = useParams();
  // Remounts for another person, so that no input is carried over.
  return (
    <PersonPage
      key={id}
      id={/^[1-9]\d{0,9}$/.test(id) ? Number(id) : null}
      people={paths.recipients}
      pathOf={recipientPath}
    />
  );
}
