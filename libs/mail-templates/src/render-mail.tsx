import { render, toPlainText } from '@react-email/render';
import { LetterView } from './letter-view.js';
import type { Letter, MailProps } from './letter.js';
import { letters } from './letters.js';

/** A template with its props. */
export type Mail = { [T in keyof MailProps]: { template: T; props: MailProps[T] } }[keyof MailProps];

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Subject, HTML and text of a mail. `unsubscribeLink` is for mails that the reader didn't request. */
export async function renderMail(mail: Mail, unsubscribeLink?: string): Promise<RenderedMail> {
  // The type of Mail ensures that template and props match.
  const letter = (letters[mail.template] as (props: Mail['props']) => Letter)(mail.props);
  const html = await render(<LetterView letter={letter} unsubscribeLink={unsubscribeLink} />);
  return { subject: letter.subject, html, text: toPlainText(html) };
}
