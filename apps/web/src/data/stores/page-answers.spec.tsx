import { pageAnswersId } from '@giftwell/contracts/pages/page-answers';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { giftRoutes } from '@giftwell/contracts/planning/gifts';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { screen } from '@testing-library/react';
import { gift } from '../../testing/gift-record.js';
import { person, servingYear, today } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { readPageAnswers } from './page-answers.js';

const ben = { ...person(1, 'Ben'), voiceNoteCount: 0, giftCounts: { ideas: 0, planned: 0 } };

describe('the answers of a document', () => {
  it('are read from the element that holds them', () => {
    document.body.innerHTML = `<script type="application/json" id="${pageAnswersId}">{"session":{"user":null}}</script>`;
    expect(readPageAnswers()).toEqual({ session: { user: null } });
  });

  it('are none where there is no such element', () => {
    document.body.innerHTML = '';
    expect(readPageAnswers()).toEqual({});
  });

  it('are shown without asking for them', async () => {
    const { api } = renderApp({
      path: '/recipients',
      api: servingYear([]),
      user: ada,
      answers: {
        session: { user: ada },
        recipients: { recipients: [ben], total: 1, canAddDemoData: false },
        upcoming: { occasions: [], today },
        calendarSettings: {
          timeZone: 'Europe/Berlin',
          country: 'DE',
          leapDay: 'february_28',
          reminderHour: 9,
          isSet: true,
        },
      },
    });
    expect(await screen.findByRole('article', { name: 'Ben' })).toBeVisible();
    for (const route of [recipientRoutes.list, occasionRoutes.upcoming, calendarSettingsRoutes.get])
      expect(api.inputs(route)).toEqual([]);
  });

  it('are shown of a person with their gifts, too', async () => {
    const anna = person(1, 'Anna');
    const { api } = renderApp({
      path: '/recipients/1',
      api: servingYear([]),
      user: ada,
      answers: {
        session: { user: ada },
        gifts: { gifts: [gift(4, 'Blue mug')], total: 1, years: [], occasions: [] },
        recipient: { recipient: anna },
        calendarSettings: {
          timeZone: 'Europe/Berlin',
          country: 'DE',
          leapDay: 'february_28',
          reminderHour: 9,
          isSet: true,
        },
      },
    });
    expect(await screen.findByRole('article', { name: 'Blue mug' })).toBeVisible();
    for (const route of [recipientRoutes.get, giftRoutes.list]) expect(api.inputs(route)).toEqual([]);
  });
});
