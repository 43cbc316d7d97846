import { Module, type DynamicModule, type OnApplicationShutdown, Inject } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import type { Routes } from '@giftwell/contracts/core/route';
import {
  Clock,
  requestRedis,
  CONFIG,
  AudioStore,
  CalendarStore,
  LOGGER,
  Pusher,
  PushStream,
  REDIS,
  ServiceClients,
  UserWrites,
  type Logger,
} from '@giftwell/server-kit';
import type { Redis } from 'ioredis';
import { AccountDeletionController } from './account-deletion/account-deletion.controller.js';
import { AuditTrail } from './audit/audit-trail.js';
import { ApiDocsController } from './api-docs/api-docs.controller.js';
import { CalendarFileController } from './calendar-file/calendar-file.controller.js';
import type { Config } from './config.js';
import { GoogleCalendarAccess } from './google/google-calendar-access.js';
import { GoogleCalendarController } from './google/google-calendar.controller.js';
import { GoogleFlows } from './google/google-flows.js';
import { GoogleOptionsController } from './google/google-options.controller.js';
import { GoogleProvider } from './google/google-provider.js';
import { GoogleRedirectsController } from './google/google-redirects.controller.js';
import { ExportsController } from './exports/exports.controller.js';
import { HealthController } from './health/health.controller.js';
import { mount } from './mount.js';
import { ResponseCache } from './response-cache/response-cache.js';
import { WriteEnd } from './response-cache/write-end.js';
import { PublicResponseCache } from './public-response-cache.js';
import { AccountPageSender } from './pages/account-page-sender.js';
import { PageRenderer } from './pages/page-renderer.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { PhotoController } from './photos/photo.controller.js';
import { publicPageController } from './pages/public-page.controller.js';
import { PublicPageSender } from './pages/public-page-sender.js';
import { publicPages } from './pages/public-pages.js';
import { GroupStreamController } from './push/group-stream.controller.js';
import { OpenStreams } from './push/open-streams.js';
import { PushController } from './push/push.controller.js';
import { RateLimitGuard } from './rate-limit/rate-limit-guard.js';
import { BrowserGuard } from './rate-limit/browser-guard.js';
import { GuestCookie } from './rate-limit/guest-cookie.js';
import { RateLimiter } from './rate-limit/rate-limiter.js';
import { RateLimits } from './rate-limit/rate-limits.js';
import { PlanFileController } from './plan-file/plan-file.controller.js';
import { RecipientPictureController } from './recipient-picture/recipient-picture.controller.js';
import { ErrorFilter } from './requests/error-filter.js';
import type { Draining } from './requests/fastify-server.js';
import { ownRoutes } from './routes.js';
import { serviceAddresses } from './service-addresses.js';
import { AllSessions } from './sessions/all-sessions.js';
import { DeviceCookie } from './sessions/device-cookie.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { SessionEpochs } from './sessions/session-epochs.js';
import { SessionAuthenticator } from './sessions/session-authenticator.js';
import { SessionGuard } from './sessions/session-guard.js';
import { SessionOwner } from './sessions/session-owner.js';
import { SessionStore } from './sessions/session-store.js';
import { SessionStrategy } from './sessions/session.strategy.js';
import { Sessions } from './sessions/sessions.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignIns } from './sessions/sign-ins.js';
import { DRAINING, ROUTES } from './tokens.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { CalendarFiles } from './uploads/calendar-files.js';
import { CalendarUploadController } from './uploads/calendar-upload.controller.js';
import { Recordings } from './uploads/recordings.js';
import { PaypalWebhookController } from './webhooks/paypal-webhook.controller.js';
import { VoiceUploadController } from './uploads/voice-upload.controller.js';
import { WebApp } from './web/web-app.js';

/** Controllers of the gateway's own routes. */
const ownControllers = [
  PaypalWebhookController,
  AccountDeletionController,
  ExportsController,
  SessionsController,
  GoogleCalendarController,
  GoogleOptionsController,
  GoogleRedirectsController,
  PasskeySignInController,
  PushController,
  GroupStreamController,
  HealthController,
  ApiDocsController,
  PhotoController,
  PlanFileController,
  CalendarFileController,
  RecipientPictureController,
  UnsubscribeController,
  VoiceUploadController,
  CalendarUploadController,
];

@Module({})
export class AppModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static register(config: Config, logger: Logger, draining: Draining, mounted: Routes[]): DynamicModule {
    return {
      module: AppModule,
      imports: [PassportModule],
      controllers: [...ownControllers, ...publicPages.map(publicPageController), ...mounted.map(mount)],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: DRAINING, useValue: draining },
        { provide: ROUTES, useValue: [...ownRoutes, ...mounted].flatMap((routes) => Object.values(routes)) },
        { provide: REDIS, useFactory: () => requestRedis(config.REDIS_URL, logger) },
        {
          provide: ServiceClients,
          useFactory: () =>
            new ServiceClients(serviceAddresses(config), { caller: 'gateway', key: config.RPC_KEY }),
        },
        { provide: SessionCookie, useFactory: () => new SessionCookie(config.PUBLIC_URL, logger) },
        {
          provide: DeviceCookie,
          useFactory: () => new DeviceCookie(config.PUBLIC_URL, config.RPC_KEY),
        },
        { provide: GuestCookie, useFactory: () => new GuestCookie(config.PUBLIC_URL) },
        { provide: WebApp, useFactory: () => new WebApp(config.WEB_ROOT, config.OPERATOR, logger) },
        { provide: APP_FILTER, useClass: ErrorFilter },
        // In this order: the rate limit depends on the signed-in user.
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: BrowserGuard },
        AccountPageSender,
        AllSessions,
        AuditTrail,
        Clock,
        AudioStore,
        CalendarStore,
        CalendarFiles,
        ResponseCache,
        GoogleCalendarAccess,
        GoogleFlows,
        GoogleProvider,
        OpenStreams,
        PublicResponseCache,
        PageRenderer,
        PublicPageSender,
        Pusher,
        PushStream,
        RateLimiter,
        RateLimits,
        Recordings,
        SessionEpochs,
        SessionAuthenticator,
        SessionOwner,
        SessionStore,
        SessionStrategy,
        Sessions,
        SignIns,
        UserWrites,
        WriteEnd,
      ],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
