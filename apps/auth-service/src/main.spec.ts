import { testEntries } from '@giftwell/server-kit/testing';

testEntries('auth-service', import.meta.dirname);
