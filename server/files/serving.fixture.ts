import { startNode } from '#server/start.ts';
import { testSettings } from '#server/testing/settings.ts';

// A whole server in a process of its own, which may be killed: says its port and lives until told otherwise.
const [folder = '', url = ''] = process.argv.slice(2);
const node = await startNode(testSettings({ DATA_DIR: folder, DATABASE_POOL: '4' }), url);
console.log(`port ${node.port}`);
