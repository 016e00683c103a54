import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Container, isDetached, withContainer } from '../../src/server/container.ts';
import { launchServer } from '../../src/server/launch.ts';

const docker = (name: string | null, cidFile: string | null): Container => ({ runtime: 'docker', name, cidFile });

describe('a launch command that starts a container', () => {
  it.each<[string | string[], string | string[], Container | null]>([
    ['docker run --rm img --port 1', "docker run --cidfile '/t/cid' --rm img --port 1", docker(null, '/t/cid')],
    ['exec docker container run img', "exec docker container run --cidfile '/t/cid' img", docker(null, '/t/cid')],
    ['docker run --name llm img', 'docker run --name llm img', docker('llm', null)],
    ['docker run --name="llm" img', 'docker run --name="llm" img', docker('llm', null)],
    ['docker run --cidfile /x img', 'docker run --cidfile /x img', docker(null, '/x')],
    ['podman run img', "podman run --cidfile '/t/cid' img", { runtime: 'podman', name: null, cidFile: '/t/cid' }],
    [['docker', 'run', 'img'], ['docker', 'run', '--cidfile', '/t/cid', 'img'], docker(null, '/t/cid')],
    [
      ['/usr/bin/docker', 'run', '--name', 'llm', 'img'],
      ['/usr/bin/docker', 'run', '--name', 'llm', 'img'],
      docker('llm', null),
    ],
    ['./serve.sh docker run', './serve.sh docker run', null],
    ['docker-compose up', 'docker-compose up', null],
    [['vllm', 'serve', 'run'], ['vllm', 'serve', 'run'], null],
  ])('%j is stopped by its container', (command, launched, container) => {
    expect(withContainer(command, '/t/cid')).toEqual({ command: launched, container });
  });

  it.each([
    ['docker run -d img', true],
    ['docker run -itd --rm img', true],
    ['docker run --gpus all -p 8000:8000 --detach img serve', true],
    [['/usr/bin/podman', 'container', 'run', '--name', 'llm', '-d', 'img'], true],
    ['docker run --detach=false img', false],
    ['docker run --rm -it --name d img -d', false],
    ['docker run -v -d:/x img', false],
    [['docker', 'run', 'img', 'serve', '-d'], false],
    ['./serve.sh docker run -d img', false],
  ])('%j leaves it in the background: %j', (command, detached) => {
    expect(isDetached(command)).toBe(detached);
  });

  it('stops the container that its client would leave running', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docker-'));
    // A client that ignores SIGTERM, as `docker run` without a terminal may; only `docker stop ID` ends its container.
    writeFileSync(
      join(folder, 'docker'),
      `#!/bin/sh
cd ${folder}
if [ "$1" = run ]; then
  trap "" TERM
  echo abc123 > "$3"
  echo started
  while [ ! -e stopped ]; do sleep 0.05; done
else
  echo "$@" > stopped
fi
`,
    );
    chmodSync(join(folder, 'docker'), 0o755);
    const server = await launchServer({
      command: 'docker run --rm image',
      cwd: folder,
      env: {},
      inheritedEnv: { PATH: `${folder}:${process.env['PATH']}` },
      logPath: join(folder, 'server.log'),
      origin: 'http://127.0.0.1:1',
      statePath: join(folder, 'state.json'),
      secrets: [],
    });
    while (server.lastLogLine() !== 'started') await pause(20);
    expect(await server.stop({ graceMs: 3000 })).toMatchObject({ killed: false, left: [] });
    expect(readFileSync(join(folder, 'stopped'), 'utf8')).toBe('stop -t 3 abc123\n');
    expect(existsSync(join(folder, 'state.json'))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
