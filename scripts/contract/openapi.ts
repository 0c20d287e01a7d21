import { LANGUAGES } from '../../src/lib/config.ts';
import { KINDS, kindName } from './kinds.ts';
import { operationOf } from './operation.ts';
import { ROUTE_FILES, ROUTES, type RouteName } from './routes.ts';

const TAGS: Readonly<Record<keyof typeof ROUTE_FILES, string>> = {
  account: 'The player’s details, transactions and bank accounts',
  games: 'Games and what is held with their providers',
  registration: 'Registration and lost passwords',
  session: 'Login and the tokens of a session',
  site: 'Content of the site, read without a player',
  wallet: 'Deposits, withdrawals, transfers',
};

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });

const MESSAGE = { $ref: '#/components/schemas/Message' };

const RESPONSES = {
  Refused: { description: 'Refused. `message` says why, in the language of `locale`.', content: json('Refusal') },
  SignedOut: {
    description: 'The token is not known, or has expired. The site renews it once and sends the call again, which must not have been done.',
    content: json('Refusal'),
  },
  TooManyRequests: {
    description: 'Too many requests. The session stays.',
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    content: json('Refusal'),
  },
  Maintenance: { description: 'Maintenance. With `success: false` the call was certainly not done.', content: json('Refusal') },
};

function pathsOf(): Record<string, unknown> {
  const calls = Object.entries(ROUTE_FILES).flatMap(([tag, file]) => Object.keys(file).map((name) => ({ tag, name: name as RouteName })));
  return Object.fromEntries(
    calls.map(({ tag, name }) => {
      const { path, method } = ROUTES[name];
      return [`/${path}`, { [method.toLowerCase()]: operationOf(name, tag) }];
    }),
  );
}

/** The contract with the backend as an OpenAPI 3.1 document: made of the routes and schemas that the site itself uses. */
export function openApi(): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'What the site asks of its backend',
      version: '1',
      description:
        'Every call that the site makes, with what it sends and what it needs in the answer. Further fields do no harm. Amounts are decimal texts in major units. ' +
        'Answers are JSON; a successful one says `success: true`, where the call lists it. Times are as the player should read them.',
    },
    servers: [{ url: '/api', description: 'Under the site’s own address, or under the backend’s' }],
    security: [{ token: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The access token of `login` or `token/refresh`, when there is one.' },
      },
      parameters: {
        locale: {
          name: 'locale',
          in: 'query',
          required: true,
          description: 'The language of the page, for messages.',
          schema: { type: 'string', enum: [...LANGUAGES] },
        },
        RefCode: {
          name: 'RefCode',
          in: 'header',
          required: false,
          description: 'The code of who referred the visitor.',
          schema: { type: 'string' },
        },
      },
      schemas: {
        ...Object.fromEntries(Object.entries(KINDS).map(([kind, schema]) => [kindName(kind), schema])),
        Success: { enum: [true, 1, 'true', '1'], description: 'That the call was done. Send `true`.' },
        Refusal: {
          type: 'object',
          description: 'That the call was not done, and the reason in words for the player.',
          properties: { message: MESSAGE },
          anyOf: [
            { type: 'object', properties: { success: { enum: [false, 0, 'false', '0'] } }, required: ['success'] },
            { type: 'object', properties: { error: MESSAGE }, required: ['error'] },
          ],
        },
      },
      responses: RESPONSES,
    },
  };
}
