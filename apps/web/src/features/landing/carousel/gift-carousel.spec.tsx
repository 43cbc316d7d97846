import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { theme } from '../../../ui/theme/theme.js';
import { closeWizard, openWizard } from '../../../data/stores/wizard-store.js';
import { GiftCarousel } from './gift-carousel.js';
import { sampleGifts } from './sample-gifts.js';
import { advanceMs } from './use-carousel.js';

const carouselOnPage = () =>
  render(
    <ThemeProvider theme={theme}>
      <GiftCarousel />
    </ThemeProvider>,
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', { name: 'Five people, five ideas' });
/** The number of the visible idea. */
const shown = () => {
  const slides = screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label')!);
  expect(slides).toHaveLength(1);
  return Number(slides[0]!.split(' ')[0]);
};
const standsStill = () => {
  const before = shown();
  pass(3 * advanceMs);
  expect(shown()).toBe(before);
};
const moves = () => {
  const before = shown();
  pass(advanceMs);
  expect(shown()).toBe((before % sampleGifts.length) + 1);
};
/** A browser event whose type jsdom lacks. */
const enter = (pointerType: string) => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(carousel(), event);
};
const motion = window.matchMedia;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = motion;
});

describe('the five ideas', () => {
  it('follow one another every two seconds, and after the last comes the first', () => {
    carouselOnPage();
    expect(advanceMs).toBe(2_000);
    for (const number of [1, 2, 3, 4, 5, 1]) {
      expect(shown()).toBe(number);
      pass(1_999);
      expect(shown()).toBe(number);
      pass(1);
    }
  });

  it('wait while the mouse is on them', () => {
    carouselOnPage();
    enter('mouse');
    standsStill();
    fireEvent.pointerLeave(carousel());
    moves();
  });

  it('wait while the keyboard is on them', () => {
    carouselOnPage();
    const dot = screen.getByRole('button', { name: /Idea 1 of 5/ });
    act(() => dot.focus());
    standsStill();
    act(() => dot.blur());
    moves();
  });

  it('wait while a finger is on them, and are not held by a tap that is over', () => {
    carouselOnPage();
    fireEvent.touchStart(carousel(), { touches: [{ clientX: 200 }] });
    enter('touch');
    standsStill();
    fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: 205 }] });
    moves();
  });

  it.each([
    ['left', 120, 2],
    ['right', 280, 5],
  ])('follow a finger to the %s', (_side, clientX, number) => {
    carouselOnPage();
    fireEvent.touchStart(carousel(), { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX }] });
    expect(shown()).toBe(number);
  });

  it('stand still behind the wizard', () => {
    carouselOnPage();
    act(() => openWizard());
    standsStill();
    act(() => closeWizard());
    moves();
  });

  it('can be paused and played', () => {
    carouselOnPage();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the ideas' }));
    standsStill();
    fireEvent.click(screen.getByRole('button', { name: 'Play the ideas' }));
    moves();
  });

  it('can be chosen by their dots', () => {
    carouselOnPage();
    fireEvent.click(screen.getByRole('button', { name: 'Idea 4 of 5: Noor and Sam get married' }));
    expect(shown()).toBe(4);
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(/Idea 4/);
    expect(within(carousel()).getByRole('heading')).toHaveTextContent('Framed travel map');
    moves();
  });

  it('are read out when somebody chooses, and not while they move by themselves', () => {
    const { container } = carouselOnPage();
    const live = container.querySelector('#gift-carousel');
    expect(live).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: 'Pause the ideas' }));
    expect(live).toHaveAttribute('aria-live', 'polite');
  });

  it('stand still for somebody who asked for reduced motion', () => {
    window.matchMedia = (query) => ({ ...motion(query), matches: query.includes('reduced-motion') });
    carouselOnPage();
    standsStill();
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /Idea 2 of 5/ }));
    expect(shown()).toBe(2);
    standsStill();
  });
});
