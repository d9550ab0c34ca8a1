import { startNode } from '#server/start.ts';
import { testSettings } from '#server/testing/settings.ts';

// A whole server in its own process, which may be killed: prints its port and runs until it is stopped.
const [folder = '', url = ''] = process.argv.slice(2);
const node = await startNode(testSettings({ DATA_DIR: folder, DATABASE_POOL: '4' }), url);
console.log(`port ${node.port}`);
