import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { PhotoField } from './photo-field.js';

function Field({ chosen }: { chosen: string | null }) {
  const [photo, setPhoto] = useState(chosen);
  return <PhotoField photo={photo} onChange={setPhoto} />;
}

const scene = (chosen: string | null) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Field chosen={chosen} />
    </QueryClientProvider>,
  );
  // Files of other kinds are offered as well.
  return userEvent.setup({ applyAccept: false });
};

it('shows the photo, and has the focus on the way to another one after it was removed', async () => {
  const person = scene('PPPPPPPPPPPPPPPPPPPPPP');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/photos/PPPPPPPPPPPPPPPPPPPPPP');
  await person.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
});

it('says what is wrong with a file that is no picture', async () => {
  const person = scene(null);
  await person.upload(
    screen.getByLabelText('Photo file'),
    new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('That isn’t a picture.');
});
