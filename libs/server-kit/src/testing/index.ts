export { TestClock } from './clock.js';
export { fakeProgram, fakeService, startFakeServices } from './fake-service.js';
export { cloneDatabase, testServerUrl } from './test-database.js';
export { testRedisUrl, testService, type TestService, type TestServiceOptions } from './test-service.js';
export { runEntry, testEntries } from './entry-tests.js';
export { fewestWritesToDatabase, writesToDatabase } from './database-writes.js';
export { classificationProblems, everythingIn } from './personal-data.js';
