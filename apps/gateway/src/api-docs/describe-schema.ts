interface Schema {
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
}

/** A JSON schema as a readable type, one property per line. */
export function describeSchema(schema: Schema, indent = ''): string {
  const text = withoutNull(schema, indent);
  return schema.nullable ? `${text} | null` : text;
}

function withoutNull(schema: Schema, indent: string): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => describeSchema(one, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => describeSchema(one, indent)).join(' & ');
  if (schema.type === 'array') return `${describeSchema(schema.items ?? {}, indent)}[]${limits(schema)}`;
  if (schema.properties) return object(schema, indent);
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${describeSchema(schema.additionalProperties, indent)} }`;
  }
  return `${schema.type ?? 'anything'}${limits(schema)}`;
}

function object({ properties, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const rows = Object.entries(properties!).map(([name, schema]) => {
    const fallback = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`;
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${describeSchema(schema, inner)}${fallback}`;
  });
  return rows.length === 0 ? '{}' : `{\n${rows.join('\n')}\n${indent}}`;
}

function limits({ format, minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const range =
    between(minimum, maximum, '') ||
    between(minLength, maxLength, ' characters') ||
    between(minItems, maxItems, ' items');
  const parts = [format, range].filter(Boolean);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function between(min: number | undefined, max: number | undefined, unit: string): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}${unit}`;
  if (max !== undefined) return `up to ${max}${unit}`;
  return min === undefined ? '' : `at least ${min}${unit}`;
}
