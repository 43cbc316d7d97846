import { quickNoteRoutes } from '@giftwell/contracts/planning/quick-notes';
import { screen, within } from '@testing-library/react';
import { broken, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { anna, ben } from '../../testing/two-people.js';
import { servingGifts } from '../../testing/gift-record.js';

const candidate = ({
  id,
  name,
  nickname,
  relationship,
  customRelationship,
  profilePicture,
}: typeof anna) => ({
  ...{ id, name, nickname, relationship, customRelationship, profilePicture },
});
const choice = (one: typeof anna, nextDay: { occasion: string; date: string } | null = null) => ({
  ...candidate(one),
  nextDay,
});
const filed = (note: string | null, ...interests: string[]) => ({
  ...{ status: 'filed' as const, recipient: candidate(anna), note, interests },
});

async function openDialog(api = servingYear([anna, ben])) {
  const app = renderApp({ path: '/recipients', user: ada, api });
  await app.person.click(await screen.findByRole('button', { name: 'Note something they mentioned' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'They mentioned…' }));
  const write = async (text: string) => {
    await app.person.type(dialog.getByRole('textbox', { name: 'Something they mentioned' }), text);
    await app.person.click(dialog.getByRole('button', { name: 'Save note' }));
  };
  return { ...app, dialog, write };
}

describe('a quick note', () => {
  it('says with whom it was filed and what is new', async () => {
    const api = servingYear([anna, ben]).on(quickNoteRoutes.file, ({ sentence }) =>
      filed(sentence, 'pottery'),
    );
    const { dialog, write } = await openDialog(api);
    await write('Anna mentioned a pottery class');
    expect(await dialog.findByText(/New likes: Pottery\./)).toHaveTextContent('Saved to Anna’s notes.');
    expect(dialog.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '/recipients/1');
    expect(dialog.getByRole('textbox')).toHaveValue('');
    expect(api.inputs(quickNoteRoutes.file)).toEqual([{ sentence: 'Anna mentioned a pottery class' }]);
  });

  it('asks who is meant and keeps the sentence until then', async () => {
    const api = servingYear([anna, ben]).on(quickNoteRoutes.file, ({ sentence, recipientId }) =>
      recipientId
        ? filed(sentence)
        : { status: 'ask' as const, name: null, candidates: [choice(anna), choice(ben)] },
    );
    const { person, dialog, write } = await openDialog(api);
    await write('Wants a new kettle');
    const question = within(await dialog.findByRole('group', { name: 'Who’s it about?' }));
    expect(dialog.getByRole('textbox')).toHaveValue('Wants a new kettle');
    await person.click(question.getByRole('button', { name: 'Anna “Annie”, friend' }));
    expect(await dialog.findByText(/^Saved to/)).toBeVisible();
    expect(api.inputs(quickNoteRoutes.file).at(-1)).toEqual({
      sentence: 'Wants a new kettle',
      recipientId: 1,
    });
  });

  it('tells people of the same name apart', async () => {
    const birthday = { occasion: 'Birthday', date: '2026-11-27' };
    const party = { occasion: 'Housewarming', date: '2026-12-05' };
    const other = { ...anna, id: 3, nickname: null };
    const api = servingYear([anna, other]).on(quickNoteRoutes.file, () => ({
      ...{ status: 'ask' as const, name: 'Anna' },
      candidates: [choice({ ...other, id: 1 }, birthday), choice(other, party), choice({ ...ben, id: 4 })],
    }));
    const { dialog, write } = await openDialog(api);
    await write('Anna wants a new kettle');
    const question = within(await dialog.findByRole('group', { name: 'Which Anna?' }));
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Anna, friend · Birthday on Nov 27',
      'Anna, friend · Housewarming on Dec 5',
      'Ben, Neighbor',
    ]);
  });

  it('says when nobody of that name is known', async () => {
    const api = servingYear([anna]).on(quickNoteRoutes.file, () => ({
      ...{ status: 'ask' as const, name: 'Zoe', candidates: [] },
    }));
    const { dialog, write } = await openDialog(api);
    await write('Zoe likes tea');
    expect(await dialog.findByText('You don’t have anyone called Zoe yet.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Add them first' })).toHaveAttribute('href', '/recipients');
  });

  it('keeps what was written when it cannot be saved, and asks for words where there are none', async () => {
    const api = servingYear([anna]).on(quickNoteRoutes.file, () => {
      throw broken();
    });
    const { person, dialog, write } = await openDialog(api);
    await person.click(dialog.getByRole('button', { name: 'Save note' }));
    expect(dialog.getByText('Please write something first')).toBeVisible();
    await write('Anna likes tea');
    expect(await dialog.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Anna likes tea');
  });

  it('is about the person on whose page it is written', async () => {
    const { api } = servingGifts(servingYear([anna]));
    api.on(quickNoteRoutes.file, () => filed(null));
    const { person } = renderApp({ path: '/recipients/1', user: ada, api });
    await person.type(await screen.findByRole('textbox', { name: 'Something they mentioned' }), 'Tea{Enter}');
    expect(await screen.findByText(/^Already noted for/)).toHaveTextContent('Already noted for Anna.');
    expect(api.inputs(quickNoteRoutes.file)).toEqual([{ sentence: 'Tea', recipientId: 1 }]);
  });
});
