import { z } from 'zod';
import { errorStatus, wireErrorSchema } from './error.js';
import { idempotencyHeader, idempotencyKeyPattern } from './open-actions.js';
import { hasBody, isPublic, limitOf, type Route } from './route.js';

interface JsonObject {
  properties?: Record<string, object>;
  required?: string[];
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' }) as JsonObject;
const json = (schema: object) => ({ 'application/json': { schema } });

/** An OpenAPI 3.0 document of the given routes, all under `basePath`. */
export function toOpenApi(title: string, version: string, basePath: string, routes: Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = basePath + route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return { openapi: '3.0.3', info: { title, version }, paths };
}

function operation(route: Route) {
  const input = jsonSchema(route.input, 'input');
  // The input schema of a preprocessed id is "anything", so its output schema is described.
  const read = jsonSchema(route.input, 'output');
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const rest = Object.keys(input.properties ?? {}).filter((name) => !inPath.includes(name));
  const parameter = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    required: where === 'path' || input.required?.includes(name) === true,
    schema: read.properties?.[name] ?? {},
  });
  const body = hasBody(route) && rest.length > 0;
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.name.split('.').slice(0, 2).join(' ')],
    'x-access': isPublic(route) ? 'public' : 'user',
    'x-rate-tier': limitOf(route),
    'x-error-codes': route.errors ?? [],
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(hasBody(route) ? [] : rest.map((name) => parameter(name, 'query'))),
      ...(route.creates ? [keyParameter] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(bodySchema(input, rest)) } }),
    ...(route.upload && { requestBody: { required: true, content: formOf(route.upload) } }),
    responses: {
      200: {
        description: 'The answer',
        content: {
          ...json(jsonSchema(route.output, 'output')),
          ...(route.item && {
            'text/event-stream': {
              schema: {
                type: 'string',
                description: 'An `item` event for each, then `done` with the answer',
              },
            },
          }),
        },
      },
      default: {
        description: `An error (${Object.values(errorStatus).join(', ')})`,
        content: json(jsonSchema(z.object({ error: wireErrorSchema }), 'output')),
      },
    },
  };
}

const keyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'The same key within 24 hours gets the same answer, and nothing is made twice',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};

const formOf = (field: string) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { [field]: { type: 'string', format: 'binary' } },
      required: [field],
      additionalProperties: false,
    },
  },
});

const bodySchema = (input: JsonObject, names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, input.properties![name]])),
  required: input.required?.filter((name) => names.includes(name)) ?? [],
  additionalProperties: false,
});
