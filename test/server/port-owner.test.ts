import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseListeningInodes } from '../../src/server/listening-port.ts';
import { readLocalFacts } from '../../src/server/local-facts.ts';
import { readPortOwner } from '../../src/server/process-arguments.ts';
import { parseProcessStat } from '../../src/server/process-table.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function listen(): Promise<string> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the process that owns a port', () => {
  it.runIf(process.platform === 'linux')('is found with its command line, and only on loopback', async () => {
    const origin = await listen();
    expect(readPortOwner(origin)?.pid).toBe(process.pid);
    expect(readPortOwner(origin.replace('127.0.0.1', '192.0.2.1'))).toBeNull();
    expect((await readLocalFacts(origin, null, 'none')).launchArguments?.[0]).toContain('node');
  });

  it('is nobody for a port where nothing listens', () => {
    expect(readPortOwner('http://127.0.0.1:1')).toBeNull();
  });

  it('of a server elsewhere is not looked for, nor are its GPUs', async () => {
    expect(Object.keys(await readLocalFacts('http://192.0.2.1:8000', null, 'auto')).sort()).toEqual(['cpu', 'os']);
  });

  it('is found by the inode of its listening socket, IPv4 and IPv6', () => {
    const table = [
      '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
      '   0: 0100007F:1F40 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1 0 100 0 0 10 0',
      '   1: 0100007F:1F40 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 4712 1 0 20 4 30 10 -1',
      '   2: 00000000000000000000000000000000:1F40 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1 0',
      '   3: 0100007F:1F41 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4714 1 0',
    ].join('\n');
    expect(parseListeningInodes(table, 8000)).toEqual(['4711', '4713']);
    expect(parseListeningInodes('', 8000)).toEqual([]);
  });

  it('is read from a stat line whose name holds brackets and spaces', () => {
    const line = '42 (a) b (c)) S 1 40 39 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 9 0 123456 99 1';
    expect(parseProcessStat(line)).toEqual({ pid: 42, state: 'S', group: 40, session: 39, startedTicks: 123_456 });
    expect(parseProcessStat('')).toBeNull();
  });
});
