import { Injectable } from '@nestjs/common';
import { sessionRoutes, type credentialRoutes } from '@giftwell/contracts/auth/auth';
import type { ResponseOutput } from '@giftwell/contracts/core/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from './device.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';

type Verified = ResponseOutput<typeof credentialRoutes.verify>;

/** Signs a browser in, in whatever way its user was verified. */
@Injectable()
export class SignIns {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly devices: DeviceCookie,
  ) {}

  /** Always a new id, against session fixation; the previous session ends. */
  async begin({ user, sessionEpoch }: Verified, request: FastifyRequest, reply: FastifyReply) {
    const before = request.signedIn;
    const device = deviceOf(request.headers['user-agent']);
    const id = await this.sessions.open(user.id, sessionEpoch, device);
    if (before) await this.sessions.end(before.userId, [before.sessionKey]);
    const known = this.devices.remember(user.email, request.headers.cookie);
    reply.header('set-cookie', [this.cookie.set(id), known]);
    return sessionRoutes.login.output.parse({ user });
  }
}
