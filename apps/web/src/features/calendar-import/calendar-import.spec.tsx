import { googleSignInRoutes } from '@giftwell/contracts/auth/google';
import {
  calendarImportRoutes,
  type CalendarImport,
  type CalendarScan,
  type OfferedOccasion,
} from '@giftwell/contracts/calendar/calendar-import';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { broken, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { anna, ben } from '../../testing/two-people.js';

const occasion = (name: string, more: Partial<OfferedOccasion> = {}): OfferedOccasion => ({
  ...{ name, date: '2000-05-03', otherDate: null, yearKnown: false, occasionType: 'birthday' },
  ...{ customType: null, recurring: true, relationship: 'other', originalText: `${name}’s birthday` },
  ...{ confidence: 0.95, reason: 'The title says “birthday”', existing: 'no', ...more },
});
const counts = {
  ...{ total: 9, unreadable: 1, withoutDate: 0, withoutTitle: 0, cancelled: 0, overLimit: 0 },
  ...{ withoutOccasion: 4, over: 0, copies: 0, notOffered: 0 },
};
const scanOf = (...occasions: OfferedOccasion[]): CalendarScan => ({
  ...{ scanId: 'a'.repeat(22), source: 'text', state: 'done', progress: 100, failure: null },
  ...{ occasions, counts, isDateOrderOpen: false },
});

async function open(
  scan: CalendarScan,
  {
    google = false,
    path = '/recipients?show_calendar_import=true',
    imports = () => [] as CalendarImport[],
  } = {},
) {
  const api = servingYear([anna, ben])
    .on(googleSignInRoutes.options, () => ({ google }))
    .on(calendarImportRoutes.extract, () => scan)
    .on(calendarImportRoutes.googleExtract, () => ({ ...scan, source: 'google' as const }))
    .on(calendarImportRoutes.getScan, () => scan)
    .on(calendarImportRoutes.dropScan, () => ({ ok: true as const }))
    .on(calendarImportRoutes.listImports, () => ({ imports: imports() }))
    .on(recipientRoutes.bulkAdd, ({ recipients }) => ({
      ...{ added: recipients.length, notAdded: [], importId: 3 },
      recipients: recipients.map(({ name }, index) => ({ id: index + 1, name })),
    }));
  const app = renderApp({ path, user: ada, api });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Gift Occasions' }));
  const paste = async (text: string) => {
    await app.person.click(dialog.getByRole('button', { name: 'Paste text' }));
    await app.person.click(dialog.getByRole('textbox', { name: 'Names and dates' }));
    await app.person.paste(text);
    await app.person.click(dialog.getByRole('button', { name: 'Find dates' }));
  };
  return { ...app, api, dialog, paste };
}

describe('the calendar import', () => {
  it('ends a correction with Escape, and keeps what was found after a click outside', async () => {
    const { person, dialog, paste } = await open(scanOf(occasion('Mia')));
    await paste('Mia, May 3');
    await person.click(await dialog.findByRole('button', { name: 'Edit Mia' }));
    await person.type(dialog.getByRole('textbox', { name: 'Their name' }), ' Oak{Escape}');
    expect(dialog.getByRole('button', { name: 'Edit Mia Oak' })).toHaveFocus();
    expect(dialog.queryByRole('textbox', { name: 'Their name' })).not.toBeInTheDocument();
    await person.click(document.querySelector('.MuiDialog-container')!);
    expect(dialog.getByRole('checkbox', { name: /^Mia Oak/ })).toBeChecked();
  });

  it('adds only what is approved, with corrections', async () => {
    const { person, api, dialog, paste } = await open(
      scanOf(
        occasion('Mia'),
        occasion('Rosa', { confidence: 0.65 }),
        occasion('', { confidence: 0.3, reason: 'The title says “birthday”, but not whose it is' }),
        occasion('Anna', { existing: 'known' }),
      ),
    );
    await paste('Mia, May 3');
    expect(await dialog.findByText('9 entries read: 4 with no gift occasion, 1 damaged.')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'You already have these' })).toBeVisible();
    const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
    expect(box(/^Mia/)).toBeChecked();
    expect(box(/^Rosa/)).toBeChecked();
    expect(box(/^Who’s this/)).toBeDisabled();
    expect(box(/^Anna/)).toBeDisabled();
    await person.click(box(/^Rosa/));
    await person.click(dialog.getByRole('button', { name: 'Edit Mia' }));
    const name = dialog.getByRole('textbox', { name: 'Their name' });
    await person.clear(name);
    await person.type(name, 'Mia Oak');
    await person.click(dialog.getByRole('button', { name: 'Add 1 selected' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.inputs(recipientRoutes.bulkAdd)).toMatchObject([
      { importedFrom: 'text', recipients: [{ name: 'Mia Oak', date: '2000-05-03', yearKnown: false }] },
    ]);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('selects all or none, and asks for one at least', async () => {
    const { person, dialog, paste } = await open(
      scanOf(occasion('Mia'), occasion('Rosa', { confidence: 0.4 })),
    );
    await paste('Mia, May 3');
    const all = await dialog.findByRole('checkbox', { name: 'Select all (1 of 2 selected)' });
    await person.click(all);
    await person.click(dialog.getByRole('checkbox', { name: 'Select all (2 of 2 selected)' }));
    await person.click(dialog.getByRole('button', { name: 'Add 0 selected' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please select at least one contact to add.');
  });

  it('offers another try where nothing was found', async () => {
    const { person, dialog, paste } = await open(scanOf());
    await paste('nothing');
    expect(await dialog.findByRole('heading', { name: 'No occasions found' })).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(dialog.getByRole('button', { name: 'Upload a file' })).toBeVisible();
  });

  it('refuses other files and empty text', async () => {
    const { dialog, paste } = await open(scanOf());
    const wrong = new File(['x'], 'days.pdf');
    fireEvent.change(dialog.getByLabelText('Calendar file'), { target: { files: [wrong] } });
    expect(dialog.getByRole('alert')).toHaveTextContent('Unsupported file type');
    await paste(' ');
    expect(dialog.getByRole('alert')).toHaveTextContent('Please provide calendar data');
  });

  it('warns of a large file while it is read', async () => {
    const { dialog } = await open(scanOf(occasion('Mia')));
    const large = new File(['x'], 'days.ics');
    Object.defineProperty(large, 'size', { value: 20.4 * 1024 * 1024 });
    fireEvent.change(dialog.getByLabelText('Calendar file'), { target: { files: [large] } });
    expect(await screen.findByText('Large file detected')).toBeVisible();
    expect(screen.getByText('It’s 20 MB, so this may take a bit longer.')).toBeVisible();
  });

  it('continues after a return from Google', async () => {
    const path = `/recipients?calendar_auth_success=true&token_id=${'t'.repeat(22)}`;
    const { api, dialog } = await open(scanOf(occasion('Mia')), { google: true, path });
    expect(await dialog.findByRole('button', { name: 'Add 1 selected' })).toBeVisible();
    expect(api.inputs(calendarImportRoutes.googleExtract)).toEqual([{ tokenId: 't'.repeat(22) }]);
  });

  it('offers to try again when the recent imports did not load', async () => {
    let works = false;
    const imports = (): CalendarImport[] => {
      if (!works) throw broken();
      return [{ id: 3, source: 'text', createdAt: '2026-11-20T09:00:00.000Z', people: 1, occasions: 1 }];
    };
    const { person, dialog } = await open(scanOf(), { imports });
    expect(await dialog.findByText('We couldn’t load your recent imports.')).toBeVisible();
    works = true;
    await person.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Pasted text, November 20, 2026: 1 date')).toBeVisible();
  });

  it('offers Google only where it is set up', async () => {
    const { dialog } = await open(scanOf());
    expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Google Calendar' })).not.toBeInTheDocument();
  });
});
