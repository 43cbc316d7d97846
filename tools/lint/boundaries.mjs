const server = [
  '@nestjs/*',
  'typeorm',
  'bullmq',
  'ioredis',
  'pg',
  'pino',
  'prom-client',
  'fastify',
  '@fastify/*',
  'passport',
];
const page = ['react', 'react-*', '@mui/*', '@emotion/*', '@radix-ui/*', '@tanstack/*', 'zustand'];

/** Which projects may import which, by the tags in their package.json. */
const constraints = [
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
  {
    sourceTag: 'type:assembly',
    onlyDependOnLibsWithTags: ['scope:gateway', 'scope:service', 'scope:kit'],
  },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:contracts'] },
  { sourceTag: 'scope:kit', onlyDependOnLibsWithTags: ['scope:contracts'] },
  { sourceTag: 'scope:note-reader', onlyDependOnLibsWithTags: ['scope:contracts'] },
  { sourceTag: 'scope:calendar-reader', onlyDependOnLibsWithTags: ['scope:contracts', 'scope:note-reader'] },
  { sourceTag: 'scope:gift-ideas', onlyDependOnLibsWithTags: ['scope:contracts'] },
  { sourceTag: 'scope:mail-templates', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:contracts', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: [
      'scope:calendar-reader',
      'scope:contracts',
      'scope:gift-ideas',
      'scope:mail-templates',
      'scope:note-reader',
    ],
  },
  {
    sourceTag: 'platform:browser',
    onlyDependOnLibsWithTags: ['platform:browser', 'platform:any'],
    bannedExternalImports: server,
  },
  {
    sourceTag: 'platform:node',
    onlyDependOnLibsWithTags: ['platform:node', 'platform:any'],
    bannedExternalImports: page,
  },
  { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
  { sourceTag: 'scope:service', bannedExternalImports: ['@nestjs/microservices'] },
];

const withoutDependencies = { sourceTag: 'scope:contracts', allowedExternalImports: ['zod'] };
const boundaries = (depConstraints) => [
  'error',
  { allow: [], banTransitiveDependencies: true, depConstraints },
];

export const sourceBoundaries = boundaries([...constraints, withoutDependencies]);
/** Specs of the contracts may use a test library besides zod. */
export const testBoundaries = boundaries(constraints);
