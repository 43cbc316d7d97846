import { unavailable } from '@giftwell/contracts/core/error';
import { learningRoutes, type Statement, type Statements } from '@giftwell/contracts/gift-ai/learning';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';

const nobody = {
  ...{ preferredCategories: [], dislikedCategories: [], priceRangePreference: null, brandPreferences: [] },
  ...{ personalityWeights: {}, interestWeights: {}, averageRating: null, totalRatings: 0, lastUpdated: null },
};
const nothing = {
  ...{ totalSuggestions: 0, totalRatings: 0, averageRating: null, confidenceScore: 0, accuracy: null },
  ...{ learningProgress: 'beginning' as const, favoriteCategories: [] },
};
const evidence = { ratedHigh: 0, ratedLow: 0, saved: 0, bought: 0, dismissed: 0, loved: 0, notTheirs: 0 };
const pottery: Statement = {
  ...{ feature: 'topic:pottery', subject: 'pottery', effect: 0.4, correction: null },
  evidence: { ...evidence, ratedHigh: 4, saved: 2 },
};
const luxury: Statement = {
  ...{ feature: 'flag:luxury', subject: 'luxury gifts', effect: -0.1, correction: null },
  evidence: { ...evidence, ratedLow: 1, dismissed: 1 },
};
const about = (statements: Statement[]): Statements => ({
  people: [{ recipientId: 7, recipientKey: 'mia', name: 'Mia', statements }],
  predictions: [
    { predicted: 3, rating: 5 },
    { predicted: 4.5, rating: 4 },
  ],
});

function learned() {
  return fakeApi()
    .on(learningRoutes.insights, () => ({
      ...{ totalSuggestions: 27, totalRatings: 6, averageRating: 4.25, confidenceScore: 0.41 },
      ...{ accuracy: 0.8, learningProgress: 'moderate' as const },
      favoriteCategories: [{ category: 'Kitchen & Dining', count: 3 }],
    }))
    .on(learningRoutes.preferences, () => ({ ...nobody, preferredCategories: ['A', 'B', 'C', 'D'] }))
    .on(learningRoutes.statements, () => about([pottery, luxury]));
}
const open = async (api = learned()) => {
  const { person } = renderApp({ path: '/settings', user: ada, api });
  return { api, person, part: within(await screen.findByRole('region', { name: 'AI Learning Insights' })) };
};

it('shows the figures, favorites and three preferred categories', async () => {
  const { part } = await open();
  expect(await part.findByText('Correct predictions')).toBeVisible();
  for (const figure of ['27', '6', '4.3 of 5', '80%', '41%', 'Kitchen & Dining (3)', 'C'])
    expect(part.getByText(figure)).toBeVisible();
  expect(part.queryByText('D')).not.toBeInTheDocument();
  expect(part.getByRole('progressbar', { name: 'Learning progress: Moderate' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  );
});

it('says what was learned about a person, and why', async () => {
  const { part } = await open();
  const mia = within(await part.findByRole('region', { name: 'About Mia' }));
  expect(mia.getByText('Loves pottery')).toBeVisible();
  expect(mia.getByText('You gave 4 of these ideas 4 or 5 stars and you saved 2.')).toBeVisible();
  expect(mia.getByText('Isn’t keen on luxury gifts')).toBeVisible();
});

it('takes a correction, and takes it back', async () => {
  const { api, person, part } = await open();
  api.on(learningRoutes.correct, ({ correction }) => about([{ ...pottery, correction }, luxury]));
  await person.click(await part.findByRole('button', { name: 'They don’t like it: Loves pottery' }));
  expect(await part.findByText('Dislikes pottery')).toBeVisible();
  expect(await screen.findByText('Your next ideas will use what you said.')).toBeVisible();
  await person.click(part.getByRole('button', { name: 'Undo: Dislikes pottery' }));
  expect(await part.findByText('Loves pottery')).toBeVisible();
  const mia = { recipientId: 7, recipientKey: 'mia', feature: 'topic:pottery' };
  expect(api.inputs(learningRoutes.correct)).toEqual([
    { ...mia, correction: 'disliked' },
    { ...mia, correction: null },
  ]);
});

it('draws predictions beside ratings, and says it in words', async () => {
  const { part } = await open();
  const chart = await part.findByRole('img', { name: /Predicted and actual stars of your last 2 ratings/ });
  expect(chart).toHaveAccessibleName(/On average, we were off by 1.3 stars/);
  // A dot for each rating.
  const paths = [...chart.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(paths.at(-1)).toBe('M2.0 4h0M98.0 27h0');
  expect(chart.querySelector('polyline')).toHaveAttribute('points', '2.0,50.0 98.0,15.5');
});

it('says what to do while nothing was learned', async () => {
  const api = learned()
    .on(learningRoutes.insights, () => nothing)
    .on(learningRoutes.statements, () => ({ people: [], predictions: [] }));
  const { part } = await open(api);
  expect(await part.findByText(/Rate or save a few gift ideas/)).toBeVisible();
});

it('says when it didn’t load, and asks again', async () => {
  const api = learned().on(learningRoutes.statements, () => {
    throw unavailable('busy');
  });
  const { person, part } = await open(api);
  const again = await part.findByRole('button', { name: 'Try again' });
  api.on(learningRoutes.statements, () => about([pottery]));
  await person.click(again);
  expect(await part.findByText('Loves pottery')).toBeVisible();
});
