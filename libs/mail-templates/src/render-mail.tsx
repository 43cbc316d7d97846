import { render, toPlainText } from '@react-email/render';
import { LetterView } from './letter-view.js';
import { letters, type Letter, type MailProps } from './letters.js';

/** One mail: its template with what that is given. */
export type Mail = { [T in keyof MailProps]: { template: T; props: MailProps[T] } }[keyof MailProps];

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Subject, HTML and text of a mail. `unsubscribeLink` goes into those that the reader did not ask for. */
export async function renderMail(mail: Mail, unsubscribeLink?: string): Promise<RenderedMail> {
  // The template and its props belong together by the type of Mail.
  const letter = (letters[mail.template] as (props: Mail['props']) => Letter)(mail.props);
  const html = await render(<LetterView letter={letter} unsubscribeLink={unsubscribeLink} />);
  return { subject: letter.subject, html, text: toPlainText(html) };
}
