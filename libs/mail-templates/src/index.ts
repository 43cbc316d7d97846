export { renderMail, type Mail, type RenderedMail } from './render-mail.js';
export { sampleMails } from './sample-mails.js';
export type { MailProps, UpcomingDay } from './letter.js';
