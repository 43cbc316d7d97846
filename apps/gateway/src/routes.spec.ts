import { auditRoutes } from '@giftwell/contracts/auth/audit';
import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import type { Route } from '@giftwell/contracts/core/route';
import { openGroupRoutes } from '@giftwell/contracts/payments/open-groups';
import { webhookRoutes } from '@giftwell/contracts/payments/webhooks';
import { planExportRoutes } from '@giftwell/contracts/planning/gift-plan';
import { invitationLinkRoutes } from '@giftwell/contracts/planning/wishlist-invitations';
import { wishlistOwnerRoutes } from '@giftwell/contracts/planning/reservations';
import { photoFileRoutes, photoOwnershipRoutes } from '@giftwell/contracts/wishes/photos';
import { recipientPictureRoutes } from '@giftwell/contracts/planning/recipient-access';
import { recipientOwnershipRoutes } from '@giftwell/contracts/planning/recipient-access';
import { loadConfig, ServiceClients } from '@giftwell/server-kit';
import { configSchema } from './config.js';
import { mounted, ownRoutes } from './routes.js';
import { serviceAddresses } from './service-addresses.js';

const config = loadConfig(configSchema, {
  REDIS_URL: 'redis://127.0.0.1:6379',
  RPC_KEY: 'a'.repeat(64),
  AUTH_RPC: '127.0.0.1:4001',
  GIFT_AI_RPC: '127.0.0.1:4002',
  PLANNING_RPC: '127.0.0.1:4003',
  PAYMENTS_RPC: '127.0.0.1:4004',
});
const routes = [...mounted, ...ownRoutes].flatMap((resource) => Object.values(resource));

describe('the public routes', () => {
  it('are never those that only our own processes may ask', () => {
    const names = routes.map(({ name }) => name);
    const internal = [
      auditRoutes,
      credentialRoutes,
      recipientOwnershipRoutes,
      recipientPictureRoutes,
      photoFileRoutes,
      photoOwnershipRoutes,
      wishlistOwnerRoutes,
      invitationLinkRoutes,
      planExportRoutes,
      openGroupRoutes,
      webhookRoutes,
    ];
    for (const { name } of internal.flatMap((resource) => Object.values<Route>(resource)))
      expect(names).not.toContain(name);
    expect(routes.filter(({ path }) => path.startsWith('/internal'))).toEqual([]);
  });

  it('have one place each', () => {
    const places = routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(places).toHaveLength(new Set(places).size);
  });

  it('belong to services that have an address', () => {
    const services = new ServiceClients(serviceAddresses(config), { caller: 'gateway', key: config.RPC_KEY });
    for (const { service } of mounted.flatMap((resource) => Object.values(resource))) {
      expect(services.of(service).service).toBe(service);
    }
    services.onApplicationShutdown();
  });

  it('take their path parameters as input', () => {
    for (const { path, input, name } of routes) {
      for (const [, parameter] of path.matchAll(/:(\w+)/g)) {
        const unknown = input
          .safeParse({ [parameter!]: '1' })
          .error?.issues.filter(({ code }) => code === 'unrecognized_keys');
        expect([name, unknown ?? []]).toEqual([name, []]);
      }
    }
  });
});
