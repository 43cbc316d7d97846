import { Controller, Req, Res } from '@nestjs/common';
import { accountRoutes, credentialRoutes, sessionRoutes } from '@giftwell/contracts/auth/auth';
import { profileChangeRoutes, profileRoutes } from '@giftwell/contracts/auth/profile';
import { notFound, unauthenticated } from '@giftwell/contracts/core/error';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditTrail } from '../audit/audit-trail.js';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { clientAddress } from '../requests/client-address.js';
import { flatInput } from '../requests/flat-input.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';
import { sessionsUnavailable, type SignedIn } from './session-authenticator.js';
import { Sessions } from './sessions.js';
import { SignIns } from './sign-ins.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly services: ServiceClients,
    private readonly store: SessionStore,
    private readonly sessions: Sessions,
    private readonly signIns: SignIns,
    private readonly cookie: SessionCookie,
    private readonly devices: DeviceCookie,
    private readonly trail: AuditTrail,
  ) {}

  @HandlesRoute(sessionRoutes.login)
  async login(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const input = sessionRoutes.login.input.parse(flatInput(request));
    const attempt = {
      ...input,
      from: clientAddress(request.ip),
      device: this.devices.deviceFor(input.email, request.headers.cookie),
    };
    const verified = await this.services
      .of('auth')
      .call(credentialRoutes.verify, attempt, callerOf(request, credentialRoutes.verify));
    return this.signIns.begin(verified, request, reply);
  }

  @HandlesRoute(sessionRoutes.register)
  async register(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const input = sessionRoutes.register.input.parse(flatInput(request));
    // Creates no account while no session could be opened for it.
    await this.store.ready().catch(fail);
    const attempt = { ...input, from: clientAddress(request.ip) };
    const verified = await this.services
      .of('auth')
      .call(credentialRoutes.register, attempt, callerOf(request, credentialRoutes.register));
    // Opened later, by the owner of the address.
    if (!verified) return sessionRoutes.register.output.parse({ user: null });
    return this.signIns.begin(verified, request, reply);
  }

  @HandlesRoute(sessionRoutes.current)
  async current(@Req() request: FastifyRequest) {
    sessionRoutes.current.input.parse(flatInput(request));
    if (!request.signedIn) return { user: null };
    return this.services.of('auth').call(accountRoutes.me, {}, callerOf(request));
  }

  @HandlesRoute(sessionRoutes.logout)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    sessionRoutes.logout.input.parse(flatInput(request));
    if (request.signedIn) {
      await this.sessions.end(request.signedIn.userId, [request.signedIn.sessionKey]);
      this.trail.tell({ action: 'sign-out', object: null, result: 'ok' }, request);
    }
    // Not "storage", which would also delete the ideas that a guest saved in this browser.
    reply.header('clear-site-data', '"cache"').header('set-cookie', this.cookie.remove());
    return { ok: true };
  }

  @HandlesRoute(sessionRoutes.list)
  async list(@Req() request: FastifyRequest) {
    sessionRoutes.list.input.parse(flatInput(request));
    const { userId, sessionKey } = signedInOf(request);
    const sessions = await this.store.listOf(userId).catch(fail);
    return sessionRoutes.list.output.parse({
      sessions: sessions.map(({ key, device, createdAt, lastSeenAt }) => ({
        id: idOf(key),
        current: key === sessionKey,
        device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    });
  }

  @HandlesRoute(sessionRoutes.endOthers)
  async endOthers(@Req() request: FastifyRequest) {
    sessionRoutes.endOthers.input.parse(flatInput(request));
    const { userId, sessionKey } = signedInOf(request);
    const others = (await this.store.listOf(userId).catch(fail))
      .map(({ key }) => key)
      .filter((key) => key !== sessionKey);
    await this.sessions.end(userId, others);
    this.trail.tell({ action: 'sessions-end', object: `sessions:${others.length}`, result: 'ok' }, request);
    return { ended: others.length };
  }

  @HandlesRoute(sessionRoutes.end)
  async endOne(@Req() request: FastifyRequest) {
    const { id } = sessionRoutes.end.input.parse(flatInput(request));
    const { userId } = signedInOf(request);
    const session = (await this.store.listOf(userId).catch(fail)).find(({ key }) => idOf(key) === id);
    if (!session) throw notFound('session_not_found', 'This device is already signed out.');
    await this.sessions.end(userId, [session.key]);
    this.trail.tell({ action: 'sessions-end', object: 'sessions:1', result: 'ok' }, request);
    return { ok: true };
  }

  @HandlesRoute(sessionRoutes.changePassword)
  async changePassword(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const input = sessionRoutes.changePassword.input.parse(flatInput(request));
    // Not with a password that is changed while no session could be opened for it.
    await this.store.ready().catch(fail);
    const attempt = { ...input, from: clientAddress(request.ip) };
    const verified = await this.services
      .of('auth')
      .call(credentialRoutes.changePassword, attempt, callerOf(request, credentialRoutes.changePassword));
    return this.signIns.begin(verified, request, reply);
  }

  @HandlesRoute(profileRoutes.change)
  async changeProfile(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const input = profileRoutes.change.input.parse(flatInput(request));
    if (input.newPassword !== undefined) await this.store.ready().catch(fail);
    const attempt = { ...input, from: clientAddress(request.ip) };
    const { user, sessionEpoch } = await this.services
      .of('auth')
      .call(profileChangeRoutes.change, attempt, callerOf(request, profileChangeRoutes.change));
    if (sessionEpoch !== null) return this.signIns.begin({ user, sessionEpoch }, request, reply);
    return profileRoutes.change.output.parse({ user });
  }
}

/** The part of a key by which users tell their sessions apart. */
const idOf = (key: string) => key.slice(0, 12);

const fail = (cause: unknown): never => {
  throw sessionsUnavailable(cause);
};

/** The guard has already refused guests. */
function signedInOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw unauthenticated();
  return signedIn;
}
