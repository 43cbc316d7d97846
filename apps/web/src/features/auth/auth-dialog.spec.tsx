import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { conflict, invalid, unauthenticated } from '@giftwell/contracts/core/error';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';

const openAt = async (tab: 'Sign In' | 'Get Started', api = fakeApi()) => {
  const app = renderApp({ api });
  await app.person.click(await screen.findByRole('button', { name: tab }));
  const dialog = await screen.findByRole('dialog', { name: 'Welcome to Giftwell' });
  return { ...app, dialog, inside: within(dialog) };
};
type Open = Awaited<ReturnType<typeof openAt>>;

const signIn = async ({ person, inside }: Open, email = 'ada@example.com', password = 'secret-1') => {
  await person.type(inside.getByLabelText('Email'), email);
  await person.type(inside.getByLabelText('Password'), password);
  await person.click(inside.getByRole('button', { name: 'Sign In' }));
};
const signUp = async ({ person, inside }: Open) => {
  await person.type(inside.getByLabelText('Username'), 'ada');
  await person.type(inside.getByLabelText('Email'), 'ada@example.com');
  await person.type(inside.getByLabelText('Password'), 'secret-1');
  await person.click(inside.getByRole('button', { name: 'Create Account' }));
};

describe('signing in', () => {
  it('opens at its tab and says under each input what is wrong', async () => {
    const { inside, person } = await openAt('Sign In');
    expect(inside.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await person.type(inside.getByLabelText('Email'), 'nobody');
    await person.type(inside.getByLabelText('Password'), 'short');
    await person.click(inside.getByRole('button', { name: 'Sign In' }));
    expect(await inside.findByText('Invalid email address')).toBeVisible();
    expect(inside.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(inside.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
  });

  it('welcomes back, closes and knows the user', async () => {
    const api = fakeApi().on(sessionRoutes.login, () => ({ user: ada }));
    const app = await openAt('Sign In', api);
    // The answer of the next "who is signed in" is the new user, as it would be with the session cookie.
    api.on(sessionRoutes.current, () => ({ user: ada }));
    await signIn(app);
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.getByText("You've been successfully signed in.")).toBeVisible();
    expect(await screen.findByText('Welcome, ada')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.inputs(sessionRoutes.login)).toEqual([{ email: 'ada@example.com', password: 'secret-1' }]);
  });

  it('says Signing In... while it waits', async () => {
    const api = fakeApi().on(sessionRoutes.login, () => new Promise(() => undefined));
    const app = await openAt('Sign In', api);
    await signIn(app);
    expect(await app.inside.findByRole('button', { name: 'Signing In...' })).toBeDisabled();
  });

  it('says in the form what the server says about wrong credentials, until something is typed', async () => {
    const api = fakeApi().on(sessionRoutes.login, () => {
      throw unauthenticated('wrong_credentials', 'Wrong e-mail address or password');
    });
    const app = await openAt('Sign In', api);
    await signIn(app);
    const note = await app.inside.findByRole('alert');
    expect(note).toHaveTextContent('Sign in failedWrong e-mail address or password');
    expect(screen.getAllByText('Sign in failed')).toHaveLength(1);
    await app.person.type(app.inside.getByLabelText('Password'), '2');
    expect(note).not.toBeInTheDocument();
  });

  it('asks to check the connection when nothing answers', async () => {
    const app = await openAt('Sign In');
    app.api.offline();
    await signIn(app);
    expect(await app.inside.findByRole('alert')).toHaveTextContent(
      /^Sign in failed.*We couldn’t reach Giftwell/,
    );
  });

  it('shows and hides the passwords of both tabs with one switch', async () => {
    const { inside, person } = await openAt('Sign In');
    await person.click(inside.getByRole('button', { name: 'Show password' }));
    expect(inside.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await person.click(inside.getByRole('tab', { name: 'Sign Up' }));
    expect(inside.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await person.click(inside.getByRole('button', { name: 'Hide password' }));
    expect(inside.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('starts anew at Sign In after it was closed', async () => {
    const { inside, person } = await openAt('Get Started');
    await person.type(inside.getByLabelText('Username'), 'half a na');
    await person.click(inside.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await person.click(again.getByRole('tab', { name: 'Sign Up' }));
    expect(again.getByLabelText('Username')).toHaveValue('');
  });
});

describe('signing up', () => {
  it('opens from Get Started and says under each input what is wrong', async () => {
    const { inside, person } = await openAt('Get Started');
    expect(inside.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    await person.click(inside.getByRole('button', { name: 'Create Account' }));
    expect(await inside.findByText('Username must be at least 3 characters')).toBeVisible();
    expect(inside.getByText('Invalid email address')).toBeVisible();
    expect(inside.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  it('asks for the email and the password first, and links what is agreed to', async () => {
    const { inside, dialog } = await openAt('Get Started');
    expect([...dialog.querySelectorAll('input')].map(({ name }) => name)).toEqual([
      'email',
      'password',
      'username',
    ]);
    expect(inside.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(inside.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  it('sends the time zone of the browser', async () => {
    const api = fakeApi().on(sessionRoutes.register, () => ({ user: ada }));
    const app = await openAt('Get Started', api);
    await signUp(app);
    expect(await screen.findByText('Your account has been created successfully.')).toBeVisible();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(api.inputs(sessionRoutes.register)).toEqual([
      { username: 'ada', email: 'ada@example.com', password: 'secret-1', timeZone },
    ]);
  });

  it('says Creating Account... while it waits', async () => {
    const api = fakeApi().on(sessionRoutes.register, () => new Promise(() => undefined));
    const app = await openAt('Get Started', api);
    await signUp(app);
    expect(await app.inside.findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  });

  it.each([
    ['email_taken', 'Email', 'This email address already has an account'],
    ['username_taken', 'Username', 'This username is taken'],
    ['weak_password', 'Password', 'This password is on every list of stolen passwords'],
  ])('puts %s under the field alone', async (code, label, message) => {
    const api = fakeApi().on(sessionRoutes.register, () => {
      throw conflict(code, message);
    });
    const app = await openAt('Get Started', api);
    await signUp(app);
    expect(await app.inside.findByRole('alert')).toHaveTextContent('Registration failed');
    await waitFor(() => expect(app.inside.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(app.inside.getByLabelText(label)).toHaveFocus();
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it('puts field messages of the server under their fields', async () => {
    const api = fakeApi().on(sessionRoutes.register, () => {
      throw invalid('invalid_input', 'Please look again', { fields: { username: 'No spaces, please' } });
    });
    const app = await openAt('Get Started', api);
    await signUp(app);
    expect(await app.inside.findByText('No spaces, please')).toBeVisible();
  });
});
