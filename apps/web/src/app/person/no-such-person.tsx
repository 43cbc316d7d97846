import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { AddressBook } from '../../features/people/address-book.js';
import { MessagePage } from '../../ui/feedback/message-page.js';

/** Shown at the address of a person who does not exist or belongs to another account. */
export const NoSuchPerson = ({ people }: { people: string }) => (
  <MessagePage
    illustration={<AddressBook />}
    title="This person isn’t here"
    action={
      <Button component={Link} to={people} variant="contained" size="large">
        All people
      </Button>
    }
  >
    They may have been deleted, or belong to another account.
  </MessagePage>
);
