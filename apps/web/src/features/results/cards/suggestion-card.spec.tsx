import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { fireEvent } from '@testing-library/react';
import { readSaved } from '../../../data/stores/saved-suggestions.js';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderApp } from '../../../testing/render-app.js';
import { resultsFor, someAnswer, someIdea } from '../../../testing/results.js';

async function cards(...ideas: Suggestion[]) {
  const api = fakeApi().on(wizardRoutes.generate, () => someAnswer(ideas));
  const app = renderApp({ api, path: '/elsewhere' });
  const dialog = await resultsFor(app, null);
  await dialog.findByText(ideas.at(-1)!.name);
  return {
    ...app,
    dialog,
    images: () => dialog.getAllByRole('article').map((each) => each.querySelector('img')),
  };
}
const addresses = (images: (HTMLImageElement | null)[]) => images.map((each) => each?.getAttribute('src'));

describe('the picture of an idea', () => {
  it('shows what kind of thing it is, else its category, and says nothing to those who listen', async () => {
    const { images } = await cards(
      someIdea('Teapot', { picture: 'teapot' }),
      someIdea('Fern', { picture: null, category: 'Garden & Plants' }),
      someIdea('Odd', { picture: '../secret', category: 'Unheard of' }),
    );
    expect(addresses(images())).toEqual([
      '/pictures/teapot.svg',
      '/pictures/potted-plant.svg',
      '/pictures/wrapped-gift.svg',
    ]);
    for (const image of images()) {
      expect(image).toHaveAttribute('alt', '');
      expect(image).toHaveAttribute('loading', 'lazy');
      expect(image).toHaveAttribute('width');
      expect(image).toHaveAttribute('height');
    }
  });

  it('falls back to the picture of its category, then to none, when loading fails', async () => {
    const { images } = await cards(someIdea('Teapot', { picture: 'teapot', category: 'Kitchen & Dining' }));
    fireEvent.error(images()[0]!);
    expect(addresses(images())).toEqual(['/pictures/cooking.svg']);
    fireEvent.error(images()[0]!);
    expect(images()).toEqual([null]);
  });

  it('is kept with the idea', async () => {
    const { dialog, person } = await cards(someIdea('Teapot', { picture: 'teapot' }));
    await person.click(dialog.getByRole('button', { name: 'Save for Later: Teapot' }));
    await dialog.findByRole('button', { name: 'Saved: remove Teapot' });
    expect(readSaved()[0]).toMatchObject({ name: 'Teapot', picture: 'teapot' });
  });
});

describe('a description', () => {
  const heights = (scrolled: number, shown: number) => {
    for (const [name, value] of [
      ['scrollHeight', scrolled],
      ['clientHeight', shown],
    ] as const)
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  };
  afterEach(() => {
    for (const name of ['scrollHeight', 'clientHeight'])
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
  });

  it('that is longer than two lines is there in full on request', async () => {
    heights(96, 48);
    const { dialog, person } = await cards(someIdea('Teapot'));
    const more = dialog.getByRole('button', { name: 'More about Teapot' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await person.click(more);
    const less = dialog.getByRole('button', { name: 'Less about Teapot' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(less).toHaveFocus();
  });

  it('that fits has no button', async () => {
    heights(48, 48);
    const { dialog } = await cards(someIdea('Teapot'));
    expect(dialog.queryByRole('button', { name: 'More about Teapot' })).not.toBeInTheDocument();
  });
});
