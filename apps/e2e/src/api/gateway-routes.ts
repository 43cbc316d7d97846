/**
 * How a route of the gateway itself treats visitors. `own`: guests are refused, and a user without data gets `status` for
 * this input. `stream`: guests are refused; for a user it stays open. `open`: for everybody; a secret code proves what is
 * allowed.
 */
export type Treatment =
  | { kind: 'own'; input: object; status: 200 | 400 | 404 }
  | { kind: 'stream' }
  | { kind: 'open' };

const own = (status: 200 | 400 | 404, input: object = {}): Treatment => ({ kind: 'own', input, status });
const open: Treatment = { kind: 'open' };

/** Every route in the gateway's own contract. One that is missing here fails the gateway spec. */
export const treatments: Record<string, Treatment> = {
  // Without a file. What a scan finds is in the matrix of planning-service.
  'gateway.uploads.calendar': own(400),
  'gateway.uploads.transcribe': open,
  // Not set up here.
  'gateway.google-calendar.auth': own(404),
  'gateway.calendar-file.download': open,
  'gateway.photos.show': open,
  'gateway.plan-file.download': own(200),
  'gateway.push.group': open,
  'gateway.push.open': { kind: 'stream' },
  'gateway.recipient-pictures.show': own(404, { id: 1 }),
};
