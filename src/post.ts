import { stopLeftServer } from './server/left-server.ts';

// main.ts saves the path before the server is launched, so that a run that was killed leaves it behind, too.
const statePath = process.env['STATE_server-state'];
if (statePath !== undefined && statePath !== '') await stopLeftServer(statePath);
