import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { CalendarDay } from './calendar-day.js';
import { DayField } from './day-field.js';

/** Renders a field; returns its value. */
function open(start: CalendarDay) {
  let told = start;
  function Form() {
    const [day, setDay] = useState(start);
    useEffect(() => {
      told = day;
    });
    return (
      <>
        <DayField legend="Birthday" value={day} onChange={setDay} />
        <button onClick={() => setDay({ date: '1990-03-04', yearKnown: true })}>Elsewhere</button>
      </>
    );
  }
  render(<Form />);
  return { person: userEvent.setup(), day: () => told };
}
const shown = () =>
  ['Month', 'Day', 'Year'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

it('shows no year where none is known, whichever stands for it', async () => {
  const { person, day } = open({ date: '2026-11-26', yearKnown: false });
  expect(shown()).toEqual(['11', '26', '']);
  await person.type(screen.getByLabelText('Year'), '1984');
  expect(day()).toEqual({ date: '1984-11-26', yearKnown: true });
});

it('takes digits alone, and nothing told is no day', async () => {
  const { person, day } = open({ date: null, yearKnown: false });
  await person.selectOptions(screen.getByLabelText('Month'), 'May');
  await person.type(screen.getByLabelText('Day'), 'a1-2');
  expect(day()).toEqual({ date: '2000-05-12', yearKnown: false });
  await person.clear(screen.getByLabelText('Day'));
  await person.selectOptions(screen.getByLabelText('Month'), '');
  expect(day().date).toBeNull();
});

it('follows a day that was set elsewhere', async () => {
  const { person } = open({ date: '2000-05-12', yearKnown: false });
  await person.click(screen.getByText('Elsewhere'));
  expect(shown()).toEqual(['03', '4', '1990']);
});
