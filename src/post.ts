import { stopLeftServer } from './server/left-server.ts';

// main.ts saves the path before the server is launched, so that a run that was killed leaves it behind, too.
const statePath = process.env['STATE_server-state'];
const report = statePath === undefined || statePath === '' ? null : await stopLeftServer(statePath);
if (report !== null) {
  const left = report.left.length === 0 ? '' : ` These processes live on: ${report.left.join(', ')}.`;
  process.stdout.write(`The server that the gate had launched was stopped.${left}\n`);
}
