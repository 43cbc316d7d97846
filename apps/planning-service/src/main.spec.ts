import { testEntries } from '@giftwell/server-kit/testing';

testEntries('planning-service', import.meta.dirname);
