import { shareCodeSchema } from '../core/ids.js';
import { defineRoutes } from '../core/route.js';
import { scanStates } from '../calendar/scan-states.js';
import { z } from 'zod';

/** Routes of the gateway itself, because a file is not JSON. */
export const uploadRoutes = defineRoutes('gateway', 'uploads', {
  transcribe: {
    method: 'POST',
    path: '/voice/transcribe',
    summary: 'Transcribe a recording; 202 with only the job id if it takes longer',
    access: 'public',
    limit: 'ai',
    upload: 'audio',
    input: z.strictObject({}),
    output: z.object({ transcription: z.string().optional(), jobId: shareCodeSchema }),
    errors: [
      'broken_upload',
      'no_recording',
      'recording_too_long',
      'unsupported_audio',
      'no_speech',
      'unreadable',
      'too_slow',
      'too_many_recordings',
      'recordings_unavailable',
      'transcription_unavailable',
      'transcription_failed',
    ],
  },
  calendar: {
    method: 'POST',
    path: '/calendar/scans',
    summary: 'Scan a calendar file: .ics, .csv or .vcf; answers when it has arrived',
    limit: 'ai',
    upload: 'calendar',
    input: z.strictObject({}),
    output: z.object({ scanId: shareCodeSchema, state: z.enum(scanStates) }),
    errors: [
      'broken_upload',
      'file_empty',
      'file_too_large',
      'unsupported_file',
      'too_slow',
      'too_many_scans',
      'scan_unavailable',
    ],
  },
});
