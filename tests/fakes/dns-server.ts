import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Records by name; a name that is absent has no records. */
export type DnsRecords = Record<string, readonly string[]>;

/** DNS over HTTPS as JSON, on loopback. `asked` contains the names of all queries. */
export async function startDnsServer(records: DnsRecords) {
  const questions: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://dns');
    const name = searchParams.get('name') ?? '';
    const wantsV6 = searchParams.get('type') === 'AAAA';
    questions.push(name);
    const addresses = records[name] ?? [];
    const Answer = addresses
      .filter((address) => address.includes(':') === wantsV6)
      .map((data) => ({ name, type: wantsV6 ? 28 : 1, TTL: 60, data }));
    response.setHeader('content-type', 'application/dns-json');
    response.end(JSON.stringify({ Status: addresses.length ? 0 : 3, ...(Answer.length > 0 && { Answer }) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/dns-query`,
    questions,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
