import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DialogStep } from './dialog-step.js';

it('goes on from a text with several lines on Ctrl+Enter, and not on Enter', () => {
  const onAdvance = jest.fn();
  render(
    <DialogStep header={null} step="text" title="Text" hint="" onPrevious={null} onAdvance={onAdvance}>
      <textarea aria-label="Description" />
    </DialogStep>,
  );
  const field = screen.getByRole('textbox', { name: 'Description' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onAdvance).not.toHaveBeenCalled();
  for (const key of [{ ctrlKey: true }, { metaKey: true }])
    fireEvent.keyDown(field, { key: 'Enter', ...key });
  expect(onAdvance).toHaveBeenCalledTimes(2);
});
