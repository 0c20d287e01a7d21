import { openApi } from '../../../../scripts/contract/openapi.ts';
import { ROUTES, type RouteName } from '../../../../scripts/contract/routes.ts';

interface Described {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }> };
}

interface Field {
  name: string;
  required: boolean;
}

/** The content type and the fields of a call's body, or the fields of its address, as the contract has them. */
function describedRequest(name: RouteName): { type: string; fields: Field[] } {
  const { path, method } = ROUTES[name];
  const paths = openApi()['paths'] as Record<string, Record<string, Described>>;
  const described = paths[`/${path}`]?.[method.toLowerCase()];
  if (!described) throw new Error(`The contract has no ${name}`);
  const [content] = Object.entries(described.requestBody?.content ?? {});
  if (!content) return { type: '', fields: described.parameters.filter((parameter) => parameter.in === 'query') };
  const [type, { schema }] = content;
  return { type, fields: Object.keys(schema.properties).map((field) => ({ name: field, required: schema.required.includes(field) })) };
}

async function sentNames(name: RouteName, request: Request): Promise<string[]> {
  const { send } = ROUTES[name];
  if (send === 'query') return [...new URL(request.url).searchParams.keys()].filter((field) => field !== 'locale');
  return Object.keys(send === 'json' ? await request.json() : Object.fromEntries(await request.formData()));
}

/** Where a request does not keep the contract: its content type, and fields that it should not have or lacks. */
export async function requestProblems(name: RouteName, request: Request): Promise<string[]> {
  const { type, fields } = describedRequest(name);
  const isType = (request.headers.get('content-type') ?? '').startsWith(type);
  const names = await sentNames(name, request);
  const unknown = names.filter((sent) => !fields.some((field) => field.name === sent));
  const missing = fields.filter((field) => field.required && !names.includes(field.name));
  return [
    ...(isType ? [] : [`the contract asks for ${type}`]),
    ...unknown.map((field) => `${field} is not in the contract`),
    ...missing.map((field) => `${field.name} is missing`),
  ];
}
