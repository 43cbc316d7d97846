import { transcriptionWorkRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { AudioStore } from '@giftwell/server-kit';
import { randomBytes } from 'node:crypto';
import { firstValueFrom } from 'rxjs';
import { startOpenAiStandIn } from '../engines/openai-stand-in.js';
import { startGiftAi } from '../testing/gift-ai.js';
import { TranscriptionNotices } from './transcription-notices.js';

it('One process answers, another one works: whoever waits is told at once', async () => {
  const standIn = await startOpenAiStandIn();
  const provider = {
    OPENAI_API_KEY: 'key',
    OPENAI_TRANSCRIPTION_MODEL: 'ears',
    OPENAI_BASE_URL: standIn.baseUrl,
  };
  const answering = await startGiftAi({ ...provider, ROLE: 'rpc' });
  const { url } = answering.db.options as { url: string };
  const working = await startGiftAi({ ...provider, ROLE: 'worker', DATABASE_URL: url });
  const { start, settled } = answering.client(transcriptionWorkRoutes, null);
  const audioKey = randomBytes(16).toString('base64url');
  const incoming = (await answering.get(AudioStore).open(audioKey))!;
  await incoming.append(Buffer.alloc(1_000, 5));
  await incoming.finish();
  standIn.next({ answer: 'words', text: 'Hello.', ms: 300 });
  const { jobId } = await start({ audioKey, audioType: 'audio/webm' });
  const told = firstValueFrom(answering.get(TranscriptionNotices).of(jobId));
  expect(await settled({ jobId, withinMs: 10_000 })).toMatchObject({
    state: 'done',
    transcription: 'Hello.',
  });
  // The notification of the other process, not only the next poll.
  expect(await told).toBe(jobId);
  await working.close();
  await answering.close();
  await standIn.close();
});
