import { transcriptionWorkRoutes } from '@giftwell/contracts/gift-ai/transcription';
import { HeldAudio } from '@giftwell/server-kit';
import { randomBytes } from 'node:crypto';
import { startOpenAiStandIn } from '../engines/openai-stand-in.js';
import { startGiftAi } from '../testing/gift-ai.js';

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
  const incoming = (await answering.get(HeldAudio).open(audioKey))!;
  await incoming.append(Buffer.alloc(1_000, 5));
  await incoming.finish();
  standIn.next({ answer: 'words', text: 'Hello.', ms: 300 });
  const since = performance.now();
  const { jobId } = await start({ audioKey, audioType: 'audio/webm' });
  expect(await settled({ jobId, withinMs: 10_000 })).toMatchObject({
    state: 'done',
    transcription: 'Hello.',
  });
  expect(performance.now() - since).toBeLessThan(900);
  await working.close();
  await answering.close();
  await standIn.close();
});
