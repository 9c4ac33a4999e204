import { ApiFailure, Plain, route, type Account } from './account';

/** The caller, the senders of its mail, and the figures of Analytics. */
export const accountRoutes = [
  route('GET', '/user/tokens/verify', 'verify token', () => ({ id: 'token', status: 'active' })),
  route('GET', '/user', 'read user', () => ({ email: 'person@example.com' })),
  route('GET', '/memberships', 'list memberships', ({ account }) => [
    { id: 'membership', account: { id: account.id, name: 'Loopback' } },
  ]),
  route('GET', '/accounts', 'list accounts', ({ account }) => [{ id: account.id, name: 'Loopback' }]),
  route('GET', '/accounts/:id/email/sending/zones', 'list senders', ({ account }) =>
    account.senders.map((name) => ({ name, id: name, enabled: true })),
  ),
  route('POST', '/graphql', 'ask analytics', ({ account, json }) => {
    if (account.analytics === 'refused') throw new ApiFailure(403, 10000, 'not authorized for that account');
    const { variables } = json<{ variables: { worker?: string } }>();
    const answers = { workersInvocationsAdaptive: visits(account, variables.worker), ...backlogs(account) };
    const data = { viewer: { accounts: [answers] } };
    return new Plain(JSON.stringify({ data, errors: null }), 'application/json');
  }),
];

/** The account's figure for the first version of the deployment; the others serve well. */
const visits = ({ workers, analytics }: Account, name = '') =>
  (workers.get(name)?.deployments[0]?.versions ?? []).map(({ version_id: scriptVersion }, at) => ({
    sum: at === 0 ? analytics : { requests: 1000, errors: 1 },
    dimensions: { scriptVersion },
  }));

const backlogs = ({ queues }: Account) => ({
  queueBacklogAdaptiveGroups: queues.map(({ queue_id: queueId, waiting }) => ({
    avg: { messages: waiting },
    dimensions: { queueId, datetimeFiveMinutes: new Date().toISOString() },
  })),
});
