import { randomUUID } from 'node:crypto';

/** The content of an account of the fake; every part of the API reads and writes this one object. */
export type Account = {
  id: string;
  token: string;
  databases: { uuid: string; name: string }[];
  /** Objects by key, of each bucket. */
  buckets: Map<string, Map<string, Buffer>>;
  namespaces: { id: string; title: string; values: Map<string, string> }[];
  queues: Queue[];
  workers: Map<string, Worker>;
  /** Figures that Analytics would have; a token that may not read them gets an error. */
  analytics: 'refused' | { requests: number; errors: number };
  /** Domains from which the account may send mail. */
  senders: string[];
  /** Whether an import of SQL is under way for good. */
  importsLast: boolean;
};

export type Queue = {
  queue_id: string;
  queue_name: string;
  consumers: { consumer_id: string; script: string; settings: unknown; dead_letter_queue?: string }[];
  waiting: number;
};

/** Of a database it has the id. */
export type Binding = { name: string; type: string; id?: string | undefined };

export type Version = {
  id: string;
  number: number;
  message: string;
  tag: string;
  createdAt: string;
  /** Text of the main module. */
  code: string;
  bindings: Binding[];
  /** Addresses of the files that were uploaded with it. */
  assets: string[];
};

export type Worker = {
  name: string;
  secrets: Map<string, string>;
  /** Names of the secrets that have changed since, by the version's id. */
  changedSecrets: Map<string, string[]>;
  /** Newest first. */
  versions: Version[];
  deployments: Deployment[];
  crons: string[];
  /** What a tail of it shows: an event each. */
  events?: unknown[];
};

export type Deployment = {
  id: string;
  createdAt: string;
  message: string;
  /** The cause of a new version that was not uploaded. */
  cause?: string | undefined;
  versions: { version_id: string; percentage: number }[];
};

export const newAccount = (): Account => ({
  id: '0123456789abcdef0123456789abcdef',
  token: `token-${randomUUID()}`,
  databases: [],
  buckets: new Map(),
  namespaces: [],
  queues: [],
  workers: new Map(),
  analytics: 'refused',
  senders: [],
  importsLast: false,
});

/** An answer of the API that is a failure, with Cloudflare's own code. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** The input of a route of the API. */
export type RequestInput = {
  account: Account;
  /** Parts of the path, in the order of the pattern's groups. */
  parts: string[];
  query: URLSearchParams;
  body: Buffer;
  json: <Body>() => Body;
  form: () => Promise<FormData>;
};

/** An answer that is not the API's usual envelope: a stored value or a file. */
export class Plain {
  constructor(
    readonly body: Buffer | string,
    readonly type = 'application/octet-stream',
    readonly headers: Record<string, string> = {},
  ) {}
}

export type Route = {
  method: string;
  path: RegExp;
  /** The name under which a call is recorded, with what it is about. */
  kind: string;
  answer: (request: RequestInput) => unknown;
};

export function route(method: string, path: string, kind: string, answer: Route['answer']): Route {
  const pattern = path.replace(/:rest/g, '(.+)').replace(/:\w+/g, '([^/]+)');
  return { method, path: new RegExp(`^${pattern}$`), kind, answer };
}
