import { isLoopback, portOf } from './endpoint.ts';
import { listenersOn } from './listening-port.ts';
import { readCommandLine, readEnvironment } from './process-table.ts';
import { speedVariables } from './speed-variables.ts';

/** What the process that listens on the server's port was started with. */
export type PortOwner = {
  readonly pid: number;
  readonly launchArguments: readonly string[];
  readonly environmentVariables?: Readonly<Record<string, string>>;
};

/** Programs that forward a port and aren't the server. */
const FORWARDERS =
  /(^|\/)(docker-proxy|rootlesskit|rootlessport|slirp4netns|nginx|haproxy|envoy|traefik|caddy|ssh|sshd|socat|kubectl)\b/;

/**
 * The owner of a loopback server's port, when it runs on this host and may be read; null otherwise. Secrets are still
 * in it: `cleanIdentity` removes them.
 */
export function readPortOwner(origin: string): PortOwner | null {
  if (!isLoopback(origin)) return null;
  for (const pid of listenersOn(portOf(origin))) {
    const words = readCommandLine(pid);
    // A process title in place of its command line ("VLLM::APIServer", "nginx: worker process") says nothing.
    if (words === null || FORWARDERS.test(words[0] ?? '') || (words.length === 1 && /:/.test(words[0] ?? ''))) continue;
    const environment = readEnvironment(pid);
    return {
      pid,
      launchArguments: words,
      ...(environment === null ? {} : { environmentVariables: speedVariables(environment) }),
    };
  }
  return null;
}
