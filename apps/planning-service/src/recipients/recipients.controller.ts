import type { HandlerInput } from '@giftwell/contracts/core/route';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { RecipientPicturesService } from '../pictures/recipient-pictures.service.js';
import { BulkAddService } from '../bulk-add/bulk-add.service.js';
import { DemoDataService } from './demo-data.service.js';
import { FindOrCreateService } from './find-or-create.service.js';
import { RecipientsService } from './recipients.service.js';

type Routes = typeof recipientRoutes;
const done = { ok: true as const };

@Serves(recipientRoutes)
export class RecipientsController {
  constructor(
    private readonly recipients: RecipientsService,
    private readonly known: FindOrCreateService,
    private readonly bulk: BulkAddService,
    private readonly demo: DemoDataService,
    private readonly pictures: RecipientPicturesService,
  ) {}

  list(input: HandlerInput<Routes['list']>, { userId }: UserCall) {
    return this.recipients.list(userId, input);
  }

  async get({ id }: HandlerInput<Routes['get']>, { userId }: UserCall) {
    return { recipient: await this.recipients.get(userId, id) };
  }

  async create(input: HandlerInput<Routes['create']>, { userId }: UserCall) {
    return { recipient: await this.recipients.create(userId, input) };
  }

  findOrCreate(input: HandlerInput<Routes['findOrCreate']>, { userId }: UserCall) {
    return this.known.findOrCreate(userId, input);
  }

  async update(input: HandlerInput<Routes['update']>, { userId }: UserCall) {
    return { recipient: await this.recipients.update(userId, input) };
  }

  async remove({ id }: HandlerInput<Routes['remove']>, { userId }: UserCall) {
    await this.recipients.remove(userId, id);
    return done;
  }

  async restore({ id }: HandlerInput<Routes['restore']>, { userId }: UserCall) {
    return { recipient: await this.recipients.restore(userId, id) };
  }

  bulkAdd({ recipients, importedFrom }: HandlerInput<Routes['bulkAdd']>, { userId }: UserCall) {
    return this.bulk.addAll(userId, recipients, importedFrom ?? null);
  }

  async setPicture({ id, picture }: HandlerInput<Routes['setPicture']>, { userId }: UserCall) {
    return { profilePicture: await this.pictures.set(userId, id, picture) };
  }

  async removePicture({ id }: HandlerInput<Routes['removePicture']>, { userId }: UserCall) {
    await this.pictures.remove(userId, id);
    return done;
  }

  addDemoData(_: HandlerInput<Routes['addDemoData']>, { userId }: UserCall) {
    return this.demo.add(userId);
  }

  removeDemoData(_: HandlerInput<Routes['removeDemoData']>, { userId }: UserCall) {
    return this.demo.remove(userId);
  }
}
