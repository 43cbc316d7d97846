import { testEntries } from '@giftwell/server-kit/testing';

testEntries('payments-service', import.meta.dirname);
